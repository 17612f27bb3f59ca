/** The task in the person's own words: time expressions, trigger words and courtesies taken away (companion spec §2). */
package org.onward.rules.language.title;
