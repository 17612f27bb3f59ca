package org.onward.rules.preference;

/** What values a preference takes. */
public enum Kind {
    /** One of a few words. */
    CHOICE,
    /** A few words of the person's own. */
    TEXT,
    /** Several of them. */
    LIST,
    /** On or off. */
    SWITCH,
    /** A length, 1 to 480. */
    MINUTES,
    /** A part of the day such as 22:00-08:00. */
    HOURS
}
