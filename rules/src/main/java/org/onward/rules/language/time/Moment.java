package org.onward.rules.language.time;

import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.Optional;

/**
 * The parts of a point in time as read, before the policy fills in what is missing.
 *
 * @param day the calendar day
 * @param clock the clock time
 * @param part the part of the day, a row of the date policy
 * @param zone the zone named
 * @param fixed the moment itself where arithmetic from now gave it
 * @param bound what binds it inside its own words, as in "Friday before 10pm"
 */
record Moment(
        Optional<Day> day,
        Optional<Clock> clock,
        Optional<String> part,
        Optional<ZoneId> zone,
        Optional<ZonedDateTime> fixed,
        Bound bound) {

    static final Moment EMPTY = new Moment(
            Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(), Bound.NONE);

    static Moment at(ZonedDateTime fixed) {
        return new Moment(
                Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(), Optional.of(fixed), Bound.NONE);
    }

    Moment with(Day more) {
        return new Moment(Optional.of(more), clock, part, zone, fixed, bound);
    }

    Moment with(Clock more) {
        return new Moment(day, Optional.of(more), part, zone, fixed, bound);
    }

    Moment withPart(String more) {
        return new Moment(day, clock, Optional.of(more), zone, fixed, bound);
    }

    Moment in(ZoneId more) {
        return new Moment(day, clock, part, Optional.of(more), fixed, bound);
    }

    Moment bound(Bound more) {
        return more == Bound.NONE ? this : new Moment(day, clock, part, zone, fixed, more);
    }

    boolean isEmpty() {
        return equals(EMPTY);
    }
}
