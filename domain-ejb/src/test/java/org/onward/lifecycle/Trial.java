package org.onward.lifecycle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Lets two people live through a sequence side by side, and finds the shortest sequence that still fails. */
final class Trial {
    private final Onward onward;

    Trial(Onward onward) {
        this.onward = onward;
    }

    /** What goes wrong in the sequence, if anything does. */
    Optional<Failure> of(long seed, Sequence sequence) {
        List<String> diary = new ArrayList<>();
        try {
            Life ada = new Life(onward, diary);
            Life eve = new Life(onward, new ArrayList<>());
            for (Sequence.Step step : sequence.steps()) {
                switch (step.deed()) {
                    case OTHER_PERSON -> eve.live(Sequence.other(step.number()));
                    case PRESS_FOREIGN -> eve.pressFor(ada, step.number());
                    default -> ada.live(step);
                }
            }
            eve.isAsItWas();
            return Optional.empty();
        } catch (Exception | AssertionError e) {
            return Optional.of(new Failure(seed, sequence, diary, e));
        }
    }

    /** The failure with as few steps as still lead to one: ever smaller parts are left out as long as it fails without them. */
    Failure shrunk(Failure failure) {
        Failure smallest = failure;
        for (int part = Math.max(1, failure.sequence().steps().size() / 2); part >= 1; part /= 2) {
            for (int from = 0; from < smallest.sequence().steps().size(); ) {
                Optional<Failure> still = of(failure.seed(), smallest.sequence().without(from, part));
                if (still.isPresent()) {
                    smallest = still.get();
                } else {
                    from += part;
                }
            }
        }
        return smallest;
    }
}
