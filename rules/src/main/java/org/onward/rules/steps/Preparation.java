package org.onward.rules.steps;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.onward.rules.rulebase.Conclusions;
import org.onward.rules.steps.DraftStep.Part;

/**
 * The preparation the rules concluded, in the order people do it.
 *
 * @param choices the winners of their slots, preferences first
 * @param limit how much the task bears
 */
record Preparation(List<PrepOption> choices, PrepLimit limit) {
    /** Someone who wants just the task still starts small. */
    private static final PrepLimit NOTHING = new PrepLimit(0, 0, 5);

    static Preparation of(Conclusions conclusions) {
        List<PrepOption> choices = conclusions.all(PrepChoice.class).stream()
                .map(PrepChoice::option)
                .sorted(Comparator.comparing(PrepOption::known).reversed().thenComparing(PrepOption::slot))
                .toList();
        return new Preparation(choices, conclusions.one(PrepLimit.class).orElse(NOTHING));
    }

    /** The steps, at most two; what people told us leaves no room for guesses. */
    List<DraftStep> steps() {
        List<PrepOption> known =
                choices.stream().filter(PrepOption::known).limit(limit.known()).toList();
        Stream<PrepOption> chosen = known.isEmpty()
                ? choices.stream().filter(option -> !option.known()).limit(limit.defaults())
                : known.stream();
        return chosen.sorted(Comparator.comparing(PrepOption::slot))
                .map(option -> new DraftStep(
                        option.known() ? Part.KNOWN_PREP : Part.DEFAULT_PREP,
                        option.text(),
                        Math.min(option.minutes(), limit.firstStep()),
                        option.doneWhen()))
                .toList();
    }
}
