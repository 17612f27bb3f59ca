package org.onward.rules.completion;

/**
 * Something that was just completed.
 *
 * @param sensitive whether it is only acknowledged (spec §13.4)
 * @param offersNext whether the reply offers the next piece, and so has its question already
 * @param correction whether a mistaken completion was just moved here
 * @param sinceAsked completions since one was asked about, this one included
 */
public record Finished(boolean sensitive, boolean offersNext, boolean correction, int sinceAsked) {}
