package org.onward.rules.selection;

import java.time.Instant;
import java.util.List;
import java.util.Random;
import java.util.UUID;
import java.util.stream.IntStream;
import org.onward.rules.vocabulary.Energy;
import org.onward.rules.vocabulary.WorkType;

/** Candidates of every sort, some blocked, declined, long, due, or pieces of the same few parents. */
final class RandomCandidates {
    private RandomCandidates() {}

    static List<Candidate> of(Random random, int count, Instant now) {
        return IntStream.range(0, count).mapToObj(i -> one(random, now)).toList();
    }

    private static Candidate one(Random random, Instant now) {
        boolean piece = random.nextInt(3) == 0;
        return new Candidate(
                new UUID(random.nextLong(), random.nextLong()),
                WorkType.values()[random.nextInt(WorkType.values().length)],
                random.nextInt(101),
                5 * (1 + random.nextInt(24)),
                Energy.values()[random.nextInt(Energy.values().length)],
                random.nextInt(5),
                now.minusSeconds(random.nextInt(1_000_000)),
                random.nextBoolean() ? now.plusSeconds(random.nextInt(3_000_000) - 100_000L) : null,
                random.nextInt(6) == 0,
                random.nextInt(6) == 0,
                piece ? new UUID(0, random.nextInt(4)) : null,
                piece ? 1 + random.nextInt(6) : 0,
                random.nextInt(20));
    }
}
