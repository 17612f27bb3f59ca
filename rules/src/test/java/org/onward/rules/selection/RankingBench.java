package org.onward.rules.selection;

import java.lang.management.ManagementFactory;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.UUID;
import java.util.stream.IntStream;
import org.onward.rules.vocabulary.Energy;
import org.onward.rules.vocabulary.Mood;
import org.onward.rules.vocabulary.WorkType;

/**
 * How long it takes to rank pending tasks with every explanation. Run by {@code scripts/bench ranking}; prints one CSV row for
 * each size: size, rounds, median and 95th percentile of wall time, median of CPU time, all in milliseconds.
 */
final class RankingBench {
    private static final int WARM_UP = 150;
    private static final int ROUNDS = 200;
    private static final Instant NOW = Instant.parse("2026-06-01T16:00:00Z");

    private RankingBench() {}

    public static void main(String[] arguments) {
        SelectionScoring scoring = new SelectionScoring();
        for (int size : new int[] {10, 100, 1_000}) {
            measure(scoring, size);
        }
    }

    private static void measure(SelectionScoring scoring, int size) {
        List<Candidate> candidates = candidates(size);
        SelectionContext context =
                new SelectionContext(60, Mood.TIRED, NOW, ZoneOffset.UTC, Optional.empty(), Optional.empty());
        double[] wall = new double[ROUNDS];
        double[] cpu = new double[ROUNDS];
        var thread = ManagementFactory.getThreadMXBean();
        for (int round = -WARM_UP; round < ROUNDS; round++) {
            long begun = System.nanoTime();
            long cpuBegun = thread.getCurrentThreadCpuTime();
            SelectionOutcome outcome = scoring.choose(candidates, context);
            if (outcome.ranking().stream().anyMatch(score -> score.why().isEmpty())) {
                throw new IllegalStateException("A candidate was ranked without an explanation");
            }
            if (round >= 0) {
                wall[round] = (System.nanoTime() - begun) / 1e6;
                cpu[round] = (thread.getCurrentThreadCpuTime() - cpuBegun) / 1e6;
            }
        }
        Arrays.sort(wall);
        Arrays.sort(cpu);
        System.out.printf(
                "%d,%d,%.2f,%.2f,%.2f%n", size, ROUNDS, wall[ROUNDS / 2], wall[ROUNDS * 95 / 100], cpu[ROUNDS / 2]);
    }

    private static List<Candidate> candidates(int size) {
        Random random = new Random(20261130);
        return IntStream.range(0, size)
                .mapToObj(i -> new Candidate(
                        new UUID(random.nextLong(), random.nextLong()),
                        WorkType.values()[random.nextInt(4)],
                        random.nextInt(101),
                        5 + random.nextInt(50),
                        Energy.values()[random.nextInt(3)],
                        random.nextInt(4),
                        NOW.minusSeconds(random.nextInt(1_000_000)),
                        random.nextBoolean() ? NOW.plusSeconds(random.nextInt(1_000_000)) : null,
                        false,
                        false,
                        null,
                        0,
                        5))
                .toList();
    }
}
