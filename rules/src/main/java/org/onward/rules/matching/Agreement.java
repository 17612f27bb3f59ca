package org.onward.rules.matching;

/** How the words of two texts agree; the table {@code matching-confidence} says how sure each makes us. */
enum Agreement {
    /** The same words in the same order. */
    SAME,
    /** The same few words, the verb first in both, the rest in another order. */
    REORDERED,
    /** All of the title but its verb, and the words can mean no other. */
    OBJECT,
    /** At least half of the title and nothing else, and the words can mean no other. */
    MOST,
    /** Some words shared, too few to be sure. */
    PART,
    /** Something else. */
    OTHER;

    private static final int FEW_WORDS = 3;

    static Agreement ofTitles(Wording one, Wording other) {
        if (one.isEmpty() || other.isEmpty()) {
            return OTHER;
        }
        if (one.equals(other)) {
            return SAME;
        }
        if (one.hasSameWordsAs(other)) {
            boolean sameVerb = one.words().get(0).equals(other.words().get(0));
            return sameVerb && one.size() <= FEW_WORDS ? REORDERED : PART;
        }
        return one.isWithin(other) || other.isWithin(one) ? PART : OTHER;
    }

    /**
     * How the name in a report that something is finished agrees with a title.
     *
     * @param clear whether the words can only mean this title, if they mean it at all
     */
    static Agreement ofReport(Wording named, Wording title, boolean clear) {
        if (named.isEmpty() || title.isEmpty()) {
            return OTHER;
        }
        if (named.hasSameWordsAs(title)) {
            return SAME;
        }
        if (!named.isWithin(title)) {
            return title.isWithin(named) ? PART : OTHER;
        }
        if (!clear) {
            return PART;
        }
        if (named.hasSameWordsAs(title.object())) {
            return OBJECT;
        }
        return 2 * named.size() >= title.size() ? MOST : PART;
    }
}
