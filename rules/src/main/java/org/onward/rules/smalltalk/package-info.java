/** What a message is about that asks for nothing in particular: a greeting, thanks, a bad moment, the list. */
package org.onward.rules.smalltalk;
