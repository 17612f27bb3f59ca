package org.onward.rules.language.report;

/** Counts how often a reading was right. */
final class Tally {
    private int right;
    private int all;

    void add(boolean correct) {
        all++;
        right += correct ? 1 : 0;
    }

    Tally plus(Tally more) {
        Tally sum = new Tally();
        sum.right = right + more.right;
        sum.all = all + more.all;
        return sum;
    }

    int all() {
        return all;
    }

    @Override
    public String toString() {
        return "%d/%d %.1f %%".formatted(right, all, all == 0 ? 0 : 100.0 * right / all);
    }
}
