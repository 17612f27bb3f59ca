package org.onward.rules.steps;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.onward.rules.steps.DraftStep.Part;

/** Makes the inline steps of a task: preparation, a tiny start, the work, a close; no more of them than its length bears. */
final class InlineSteps {
    private final Map<String, List<StepTemplate>> templates;

    InlineSteps(List<StepTemplate> templates) {
        this.templates = templates.stream().collect(Collectors.groupingBy(StepTemplate::pattern));
    }

    List<PlannedStep> plan(TaskToPlan task, StepPattern pattern, Preparation preparation, InlineSize size) {
        Slots slots = new Slots(task.wording());
        Stream<DraftStep> work = templates.getOrDefault(pattern.name(), List.of()).stream()
                .filter(template -> template.from() <= task.minutes())
                .map(template -> draft(template, slots, preparation.limit()));
        List<DraftStep> drafts =
                Stream.concat(preparation.steps().stream(), work).toList();
        return StepMinutes.spread(trimmed(drafts, size), task.minutes());
    }

    private static DraftStep draft(StepTemplate template, Slots slots, PrepLimit limit) {
        Part part = Part.valueOf(template.role().name());
        int minutes = part == Part.START ? Math.min(template.minutes(), limit.firstStep()) : template.minutes();
        return new DraftStep(part, slots.fill(template), minutes, template.doneWhen());
    }

    private static List<DraftStep> trimmed(List<DraftStep> drafts, InlineSize size) {
        List<DraftStep> steps = new ArrayList<>(drafts);
        if (count(steps, Part.KNOWN_PREP) == 2) {
            steps.removeIf(step -> step.is(Part.START));
        }
        while (steps.size() > allowed(steps, size)) {
            steps.remove(leastMissed(steps));
        }
        return steps;
    }

    private static int allowed(List<DraftStep> steps, InlineSize size) {
        return count(steps, Part.CLOSE) == 1 ? size.mostWithFollowUp() : size.most();
    }

    /** What goes first when there are too many: guesses, then a second preference, then the smallest of several core steps. */
    private static DraftStep leastMissed(List<DraftStep> steps) {
        if (count(steps, Part.DEFAULT_PREP) > 0) {
            return last(steps, Part.DEFAULT_PREP);
        }
        if (count(steps, Part.KNOWN_PREP) > 0 && count(steps, Part.START) > 0) {
            return last(steps, Part.START);
        }
        if (count(steps, Part.CORE) > 2) {
            return smallestCore(steps);
        }
        if (count(steps, Part.KNOWN_PREP) > 1) {
            return last(steps, Part.KNOWN_PREP);
        }
        if (count(steps, Part.CLOSE) > 0) {
            return last(steps, Part.CLOSE);
        }
        return count(steps, Part.CORE) > 1 ? smallestCore(steps) : last(steps, Part.KNOWN_PREP);
    }

    private static DraftStep smallestCore(List<DraftStep> steps) {
        return steps.stream()
                .filter(step -> step.is(Part.CORE))
                .min(Comparator.comparingInt(DraftStep::minutes))
                .orElseThrow();
    }

    private static DraftStep last(List<DraftStep> steps, Part part) {
        return steps.stream()
                .filter(step -> step.is(part))
                .reduce((first, second) -> second)
                .orElseThrow();
    }

    private static int count(List<DraftStep> steps, Part part) {
        return (int) steps.stream().filter(step -> step.is(part)).count();
    }
}
