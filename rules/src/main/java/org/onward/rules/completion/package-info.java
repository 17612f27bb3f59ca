/** What follows a completion: asking how it felt, taking a mistaken one back (companion spec §10). */
package org.onward.rules.completion;
