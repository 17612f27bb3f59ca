package org.onward.companion.task;

import jakarta.persistence.Column;
import jakarta.persistence.Convert;
import jakarta.persistence.Embeddable;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The inline steps of a task and how far they are done (companion spec §3, §5.2). Done steps never open again. */
@Embeddable
class StepProgress {
    @Convert(converter = StepListConverter.class)
    private List<TaskStep> steps = List.of();

    @Column(name = "next_step_minutes")
    private int nextStepMinutes;

    @Column(name = "steps_completed")
    private int stepsCompleted;

    protected StepProgress() {}

    static StepProgress none() {
        return new StepProgress();
    }

    void plan(List<TaskStep> planned) {
        steps = List.copyOf(planned);
        stepsCompleted = 0;
        rememberNext();
    }

    /** A container shows no steps of its own; how many had been done stays on record. */
    void handOver() {
        steps = List.of();
        nextStepMinutes = 0;
    }

    /** Marks a step, 1-based; false when it is done already or does not exist. */
    boolean finish(int number, Instant now) {
        if (number < 1 || number > steps.size() || steps.get(number - 1).done()) {
            return false;
        }
        List<TaskStep> next = new ArrayList<>(steps);
        next.set(number - 1, next.get(number - 1).doneAt(now));
        steps = List.copyOf(next);
        stepsCompleted++;
        rememberNext();
        return true;
    }

    private void rememberNext() {
        nextStepMinutes = next().map(step -> steps.get(step - 1).minutes()).orElse(0);
    }

    Optional<Integer> next() {
        for (int i = 0; i < steps.size(); i++) {
            if (!steps.get(i).done()) {
                return Optional.of(i + 1);
            }
        }
        return Optional.empty();
    }

    List<TaskStep> steps() {
        return steps;
    }

    int completed() {
        return stepsCompleted;
    }
}
