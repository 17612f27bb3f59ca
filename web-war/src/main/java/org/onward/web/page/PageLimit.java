package org.onward.web.page;

import org.onward.problem.InvalidInput;

/** Reads the parameters {@code limit} and {@code before} of a list. */
public final class PageLimit {
    private PageLimit() {}

    /** How many items: a whole number from 1 on, cut to {@code most}; {@code usual} when absent. */
    public static int of(String text, int usual, int most) {
        return text == null ? usual : (int) Math.min(most, number("limit", text));
    }

    /** The id before which to look; everything when absent. */
    public static long before(String text) {
        return text == null ? Long.MAX_VALUE : number("before", text);
    }

    private static long number(String field, String text) {
        if (!text.matches("[1-9][0-9]{0,17}")) {
            throw InvalidInput.of(field, text, "a whole number from 1 on", "Follow the links in the answer.");
        }
        return Long.parseLong(text);
    }
}
