package org.onward.rules.steps;

/** The longest task, in minutes, that keeps its steps inline when nothing else speaks for cutting it. */
public record LongestInline(int minutes) {
    private static final int LEAST = 30;
    private static final int MOST = 60;

    /** A learned limit, kept between half an hour and an hour (companion spec §9.4); an hour when it cannot be read. */
    public static LongestInline learned(String minutes) {
        return new LongestInline(
                minutes.matches("\\d{1,4}") ? Math.max(LEAST, Math.min(MOST, Integer.parseInt(minutes))) : MOST);
    }
}
