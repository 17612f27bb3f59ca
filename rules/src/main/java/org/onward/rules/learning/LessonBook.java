package org.onward.rules.learning;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Stream;
import org.onward.rules.learning.Adjustment.Kind;

/** Enters lessons into what is known, within the limits of the table {@code learning-settings}. */
final class LessonBook {
    private final Map<String, Double> settings;
    private final Map<Kind, EffectRow> effects;

    LessonBook(Map<String, Double> settings, Map<Kind, EffectRow> effects) {
        this.settings = settings;
        this.effects = effects;
    }

    /** What changes by one lesson; nothing when a mark is withdrawn that is not there. */
    Stream<Adjustment> enter(Lesson lesson, Occasion occasion, List<Adjustment> known) {
        if (lesson.effect() == Lesson.Effect.WITHDRAW) {
            return known.stream()
                    .filter(adjustment ->
                            adjustment.subject().kind() == lesson.subject().kind())
                    .filter(adjustment -> adjustment.evidence().stream()
                            .anyMatch(piece -> piece.taskId().equals(occasion.taskId())))
                    .map(adjustment -> adjustment.withdrawing(occasion.taskId(), occasion.at()));
        }
        Adjustment before = known.stream()
                .filter(adjustment -> adjustment.subject().equals(lesson.subject()))
                .findFirst()
                .orElseGet(() -> new Adjustment(
                        UUID.randomUUID(), lesson.subject(), first(lesson), List.of(), occasion.at(), occasion.at()));
        Evidence evidence = new Evidence(occasion.at(), occasion.taskId(), occasion.what(), occasion.measure());
        return Stream.of(before.with(value(lesson, before, occasion), evidence));
    }

    private double first(Lesson lesson) {
        return lesson.effect() == Lesson.Effect.SHIFT ? settings.get("first breakdown minutes") : 1;
    }

    private double value(Lesson lesson, Adjustment before, Occasion occasion) {
        return switch (lesson.effect()) {
            case STRETCH -> {
                long untouched =
                        Duration.between(before.changedAt(), occasion.at()).toDays();
                double now = effects.get(lesson.subject().kind()).faded(before.value(), untouched);
                yield within(now * lesson.amount(), settings.get("least factor"), settings.get("most factor"));
            }
            case SHIFT ->
                within(
                        before.value() + lesson.amount(),
                        settings.get("least breakdown minutes"),
                        settings.get("first breakdown minutes"));
            default -> before.value();
        };
    }

    private static double within(double value, double least, double most) {
        return Math.max(least, Math.min(most, value));
    }
}
