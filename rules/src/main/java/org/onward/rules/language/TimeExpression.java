package org.onward.rules.language;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.Optional;
import java.util.Set;

/**
 * A date, time, duration or recurrence found in a message.
 *
 * @param start index of its first character in the message
 * @param end index after its last character
 * @param text the person's own words
 * @param kind what it denotes
 * @param date the local date, for DAY and POINT
 * @param time the local time, for POINT and TIME
 * @param duration for DURATION
 * @param recurrence an RFC 5545 RRULE value, for RECURRENCE
 * @param zone the zone in which date and time are meant: the one named in the text, otherwise the person's
 * @param instant the moment, for POINT, and for DAY and TIME as the date policy resolves them (a deadline day ends at 17:00)
 * @param assumed what the policy filled in because the words did not say it
 */
public record TimeExpression(
        int start,
        int end,
        String text,
        Kind kind,
        Optional<LocalDate> date,
        Optional<LocalTime> time,
        Optional<Duration> duration,
        Optional<String> recurrence,
        ZoneId zone,
        Optional<Instant> instant,
        Set<Assumption> assumed) {

    /** What an expression denotes. */
    public enum Kind {
        /** A calendar day. */
        DAY,
        /** A day with a clock time. */
        POINT,
        /** A clock time whose day is the next one it can be. */
        TIME,
        /** A length of time. */
        DURATION,
        /** A repetition. */
        RECURRENCE
    }

    /** What the words left open and the date policy decided. */
    public enum Assumption {
        TODAY,
        TOMORROW,
        YEAR,
        MERIDIEM,
        TIME_OF_DAY,
        WEEK
    }
}
