package org.onward.lifecycle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * Random sequences of what people do, with clock moves and restarts, against a plain model. More of them, longer ones or others:
 * {@code -Dlifecycle.sequences=20000 -Dlifecycle.steps=100 -Dlifecycle.seed=7}. A failing sequence is named by its seed and shown
 * with as few steps as still fail.
 */
class SequencesIT {
    private static final int SEQUENCES = Integer.getInteger("lifecycle.sequences", 2_000);
    private static final int STEPS = Integer.getInteger("lifecycle.steps", 40);
    /** One sequence of so many has all the steps, the others a fifth: most faults show early, and the time is spent on variety. */
    private static final int ONE_LONG_IN = 10;

    private static final int LONG_TO_SHORT = 5;
    private static final long FIRST_SEED = Long.getLong("lifecycle.seed", 20_261_130L);
    private static final int WORKERS = 2;

    @Test
    void whatever_people_do_tasks_and_conversations_stay_as_the_model_says() throws Exception {
        AtomicInteger next = new AtomicInteger();
        List<Failure> failures = new ArrayList<>();
        ExecutorService workers = Executors.newFixedThreadPool(WORKERS);
        try {
            Callable<Optional<Failure>> work = () -> untilOneFails(next);
            for (Future<Optional<Failure>> worker : workers.invokeAll(
                    IntStream.range(0, WORKERS).mapToObj(i -> work).toList())) {
                worker.get().ifPresent(failures::add);
            }
        } finally {
            workers.shutdownNow();
        }
        assertThat(failures)
                .describedAs("sequences from seed %d on", FIRST_SEED)
                .isEmpty();
    }

    private static int stepsOf(int sequence) {
        return sequence % ONE_LONG_IN == 0 ? STEPS : Math.max(1, STEPS / LONG_TO_SHORT);
    }

    private static Optional<Failure> untilOneFails(AtomicInteger next) throws Exception {
        Trial trial = new Trial(new Onward());
        for (int i = next.getAndIncrement(); i < SEQUENCES; i = next.getAndIncrement()) {
            long seed = FIRST_SEED + i;
            Optional<Failure> failure = trial.of(seed, Sequence.of(seed, stepsOf(i)));
            if (failure.isPresent()) {
                next.set(SEQUENCES);
                return Optional.of(trial.shrunk(failure.get()));
            }
        }
        return Optional.empty();
    }
}
