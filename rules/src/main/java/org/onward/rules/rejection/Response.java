package org.onward.rules.rejection;

/** How a decline is answered (companion spec §7.1, §7.3). */
public enum Response {
    /** With another task, by name. */
    ALTERNATIVE,
    /** With a very different task, and that a no helps. */
    VERY_DIFFERENT,
    /** With a choice: say what would feel good, or pause. */
    CHOICE,
    /** With a warm way out. */
    EXIT,
    /** The task is done and celebrated. */
    CELEBRATE,
    /** What is felt comes first; a break, or something else altogether. */
    COMFORT
}
