/** Texts as words: tokens, stems and the phrases of a table that occur in them. Depends on nothing. */
package org.onward.rules.words;
