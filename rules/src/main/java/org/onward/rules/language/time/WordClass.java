package org.onward.rules.language.time;

/** What a word of the table {@code date-words} can stand for. */
enum WordClass {
    NUMBER,
    ORDINAL,
    WEEKDAY,
    WEEKDAYS,
    MONTH,
    UNIT,
    DAY,
    PART,
    CLOCK,
    ZONE,
    HOLIDAY,
    CADENCE,
    /** Leads to a bound: "by", "before". */
    BOUND,
    /** A thing that is counted: a number before it is no clock time. */
    COUNTED,
    /** Names a place in a document or series: a number after it is no date. */
    LABEL,
    /** Can stand right after a time without changing it into something else: "to", "and", "please". */
    FOLLOWER,
    /** Changes a quantity: "increase by 5". */
    SCALING
}
