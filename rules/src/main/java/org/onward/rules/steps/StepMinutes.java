package org.onward.rules.steps;

import java.util.ArrayList;
import java.util.List;
import org.onward.rules.steps.DraftStep.Part;

/** Gives every step its minutes, so that they come to about the estimate and read like something a person would say. */
final class StepMinutes {
    private StepMinutes() {}

    /** Small steps keep their length as far as the estimate allows; core steps share the rest. */
    static List<PlannedStep> spread(List<DraftStep> drafts, int estimate) {
        int small = drafts.stream()
                .filter(step -> !step.is(Part.CORE))
                .mapToInt(DraftStep::minutes)
                .sum();
        int cores = (int) drafts.stream().filter(step -> step.is(Part.CORE)).count();
        boolean tight = small > estimate / 2 || estimate < 10;
        int smallSum = tight ? drafts.size() - cores : small;
        List<Integer> coreMinutes = shares(
                drafts.stream()
                        .filter(step -> step.is(Part.CORE))
                        .map(DraftStep::minutes)
                        .toList(),
                Math.max(cores, estimate - smallSum));
        List<PlannedStep> steps = new ArrayList<>();
        int core = 0;
        for (DraftStep draft : drafts) {
            int minutes = draft.is(Part.CORE) ? coreMinutes.get(core++) : tight ? 1 : draft.minutes();
            steps.add(new PlannedStep(draft.text(), minutes, draft.doneWhen()));
        }
        return steps;
    }

    /** Splits minutes by shares; longer parts in fives. What rounding leaves over goes to the largest part. */
    static List<Integer> shares(List<Integer> shares, int minutes) {
        int sum = shares.stream().mapToInt(Integer::intValue).sum();
        int largest = 0;
        List<Integer> parts = new ArrayList<>();
        for (int at = 0; at < shares.size(); at++) {
            largest = shares.get(at) > shares.get(largest) ? at : largest;
            parts.add(Math.max(1, rounded((double) minutes * shares.get(at) / sum)));
        }
        int others = parts.stream().mapToInt(Integer::intValue).sum() - parts.get(largest);
        parts.set(largest, Math.max(1, rounded(minutes - others)));
        return parts;
    }

    private static int rounded(double minutes) {
        return (int) (minutes >= 10 ? 5 * Math.round(minutes / 5) : Math.round(minutes));
    }
}
