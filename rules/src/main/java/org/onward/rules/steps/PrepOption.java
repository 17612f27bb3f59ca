package org.onward.rules.steps;

/**
 * A preparation step that a source offers for a slot.
 *
 * @param source where it comes from
 * @param slot what it gets ready
 * @param text the step; empty when the source wants this slot left out
 * @param minutes its length
 * @param doneWhen how to tell it is done
 * @param row the table row that words it
 */
public record PrepOption(Source source, PrepSlot slot, String text, int minutes, String doneWhen, String row) {
    /** Where a preparation comes from; the earlier source wins its slot (companion spec §3.4). */
    public enum Source {
        PATTERN,
        WORK_TYPE,
        TIME_OR_ENERGY,
        GENERAL,
        DEFAULT
    }

    /** Whether it wins the slot over the other. */
    public boolean winsOver(PrepOption other) {
        int order = source.compareTo(other.source);
        return order < 0 || order == 0 && place() < other.place();
    }

    /** Whether a preference of the person stands behind it. */
    public boolean known() {
        return source != Source.DEFAULT;
    }

    private int place() {
        return Integer.parseInt(row.substring(row.lastIndexOf(':') + 1));
    }
}
