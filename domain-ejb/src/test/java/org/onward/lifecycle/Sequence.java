package org.onward.lifecycle;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/** A sequence of deeds that a seed decides. */
record Sequence(List<Step> steps) {
    private static final int NUMBERS = 10_000;
    private static final int ALL_WEIGHTS =
            Arrays.stream(Deed.values()).mapToInt(Deed::weight).sum();

    /** One deed with the number that decides what exactly is done. */
    record Step(Deed deed, int number) {}

    static Sequence of(long seed, int length) {
        Random random = new Random(seed);
        List<Step> steps = new ArrayList<>();
        for (int i = 0; i < length; i++) {
            steps.add(new Step(deed(random.nextInt(ALL_WEIGHTS)), random.nextInt(NUMBERS)));
        }
        return new Sequence(steps);
    }

    /** What the other person does: captures, asks, accepts and finishes, by the number. */
    static Step other(int number) {
        return new Step(List.of(Deed.CAPTURE, Deed.ASK, Deed.ACCEPT, Deed.DONE).get(number % 4), number / 4);
    }

    private static Deed deed(int weight) {
        int left = weight;
        for (Deed deed : Deed.values()) {
            left -= deed.weight();
            if (left < 0) {
                return deed;
            }
        }
        throw new IllegalStateException("weights");
    }

    /** The sequence without some of its steps. */
    Sequence without(int from, int count) {
        List<Step> fewer = new ArrayList<>(steps.subList(0, from));
        fewer.addAll(steps.subList(Math.min(steps.size(), from + count), steps.size()));
        return new Sequence(fewer);
    }
}
