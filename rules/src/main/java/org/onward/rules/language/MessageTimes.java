package org.onward.rules.language;

import java.time.Duration;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.onward.rules.language.TimeExpression.Kind;
import org.onward.rules.language.time.Bound;
import org.onward.rules.language.time.DatePolicy;
import org.onward.rules.language.time.TimeMention;
import org.onward.rules.language.title.TitleExtraction;

/** What the times of a message are for: a bound, a reminder, the length of the task, the time at hand (spec §4.1, §11.1). */
final class MessageTimes {
    private static final List<String> AT_HAND = List.of(
            "have", "got", "ive", "i've", "free", "with", "only", "just", "spare", "has", "gap", "left", "in", "next");

    private final String message;
    private final List<TimeMention> mentions;
    private final ReferenceTime reference;
    private final DatePolicy policy;

    MessageTimes(String message, List<TimeMention> mentions, ReferenceTime reference, DatePolicy policy) {
        this.message = message;
        this.mentions = mentions.stream()
                .filter(mention -> !TitleExtraction.belongsToTask(message, mention))
                .toList();
        this.reference = reference;
        this.policy = policy;
    }

    /** The first bound that is said to be one; failing that, the first day or moment named, unless it is a vague span. */
    Optional<TimeExpression> deadline(Intent intent) {
        if (intent != Intent.ADD_TASK && intent != Intent.REMINDER) {
            return moments().stream()
                    .filter(mention -> mention.bound() != Bound.NONE)
                    .findFirst()
                    .map(TimeMention::expression);
        }
        Optional<TimeMention> bound = moments().stream()
                .filter(mention -> mention.bound() != Bound.NONE)
                .filter(mention -> intent != Intent.REMINDER || !reminder(mention))
                .findFirst();
        return bound.or(() -> intent == Intent.REMINDER
                        ? Optional.empty()
                        : moments().stream().filter(mention -> !mention.vague()).findFirst())
                .map(TimeMention::expression);
    }

    /** When to be reminded: the first moment that is no bound; "before noon tomorrow" means that morning. */
    Optional<TimeExpression> remindAt(Intent intent) {
        if (intent != Intent.REMINDER) {
            return Optional.empty();
        }
        return repetition()
                .or(() -> moments().stream()
                        .filter(mention -> mention.bound() == Bound.NONE)
                        .findFirst()
                        .map(this::rung))
                .or(() -> moments().stream().filter(this::reminder).findFirst().map(this::rung));
    }

    private Optional<TimeExpression> repetition() {
        return mentions.stream()
                .map(TimeMention::expression)
                .filter(time -> time.kind() == Kind.RECURRENCE)
                .findFirst();
    }

    private boolean reminder(TimeMention mention) {
        return moments().stream().allMatch(other -> other.bound() != Bound.NONE)
                && moments().indexOf(mention) == 0;
    }

    private TimeExpression rung(TimeMention mention) {
        TimeExpression time = mention.expression();
        boolean before = mention.bound() == Bound.BEFORE || mention.bound() == Bound.BY;
        LocalTime clock = policy.time("reminder-clock");
        if (time.kind() == Kind.DAY
                || before
                        && time.kind() == Kind.POINT
                        && time.time().orElseThrow().isAfter(clock)) {
            return at(time, time.date().orElseThrow(), clock);
        }
        return time;
    }

    private TimeExpression at(TimeExpression time, LocalDate date, LocalTime clock) {
        ZoneId zone = time.zone();
        ZonedDateTime rings = ZonedDateTime.of(date, clock, zone);
        if (!rings.toInstant().isAfter(reference.now())) {
            rings = reference.now().atZone(zone).plusMinutes(policy.number("reminder-today-minutes"));
        }
        return new TimeExpression(
                time.start(),
                time.end(),
                time.text(),
                Kind.POINT,
                Optional.of(rings.toLocalDate()),
                Optional.of(rings.toLocalTime()),
                Optional.empty(),
                Optional.empty(),
                zone,
                Optional.of(rings.toInstant()),
                time.assumed());
    }

    /** How long the person has. */
    OptionalInt available(Intent intent) {
        boolean wantsWork = intent == Intent.GET_TASK;
        Optional<TimeMention> length =
                lengths().filter(mention -> wantsWork || atHand(mention)).findFirst();
        if (length.isPresent() && intent != Intent.ADD_TASK) {
            return minutes(length.get().expression().duration().orElseThrow());
        }
        Optional<TimeMention> until = moments().stream()
                .filter(mention -> mention.bound() == Bound.BEFORE || mention.bound() == Bound.UNTIL)
                .filter(mention -> wantsWork || ownAppointment(mention))
                .findFirst();
        return until.or(() -> moments().stream()
                        .filter(mention -> wantsWork && within(mention))
                        .findFirst())
                .map(mention -> minutes(Duration.between(
                        reference.now(), mention.expression().instant().orElseThrow())))
                .orElse(OptionalInt.empty());
    }

    /** "What can I do in an hour?" names a moment by the length of the time until then. */
    private static boolean within(TimeMention mention) {
        String words = mention.expression().text().toLowerCase(Locale.ROOT);
        return words.startsWith("in ") && mention.expression().instant().isPresent();
    }

    /** How long the task takes, by the person's own words. */
    OptionalInt stated(Intent intent) {
        boolean task = intent == Intent.ADD_TASK || intent == Intent.REMINDER || intent == Intent.MORE_TIME;
        return task
                ? lengths()
                        .findFirst()
                        .map(mention -> minutes(mention.expression().duration().orElseThrow()))
                        .orElse(OptionalInt.empty())
                : OptionalInt.empty();
    }

    private boolean ownAppointment(TimeMention mention) {
        return message.substring(mention.leadStart(), mention.expression().start())
                .toLowerCase(Locale.ROOT)
                .contains("my");
    }

    private boolean atHand(TimeMention mention) {
        String before = message.substring(0, mention.expression().start())
                .toLowerCase(Locale.ROOT)
                .stripTrailing();
        String word = before.substring(before.lastIndexOf(' ') + 1);
        return AT_HAND.contains(word);
    }

    private Stream<TimeMention> lengths() {
        return mentions.stream().filter(mention -> mention.expression().kind() == Kind.DURATION);
    }

    private List<TimeMention> moments() {
        return mentions.stream()
                .filter(mention -> !mention.present())
                .filter(mention -> mention.expression().kind() == Kind.DAY
                        || mention.expression().kind() == Kind.POINT
                        || mention.expression().kind() == Kind.TIME)
                .toList();
    }

    private static OptionalInt minutes(Duration length) {
        long minutes = Math.min(length.toMinutes(), Integer.MAX_VALUE);
        return minutes < 1 ? OptionalInt.empty() : OptionalInt.of((int) minutes);
    }
}
