package org.onward.rules.labels;

import org.onward.rules.vocabulary.WorkType;

/**
 * Fact: a word of the title that hints at the kind of work, found through the table {@code work-type-words}.
 *
 * @param row the table row it was found by
 * @param type the kind of work it speaks for
 * @param words as they stand in the title
 * @param position of its first word in the title
 * @param opening true where an imperative stands: at the beginning of the title or of a clause
 */
public record Cue(String row, Part part, WorkType type, String words, int position, boolean opening) {
    /** What part of speech a cue word is, and how much it says. */
    public enum Part {
        /** Names the doing and decides when it is the main verb. */
        VERB,
        /** Says little by itself ("get", "make"): its object decides, else the row's kind of work. */
        LIGHT_VERB,
        /** Names a thing or an occasion. */
        NOUN,
        /** Names a household or physical thing: speaks up only when nothing else does. */
        CHORE
    }

    public boolean isVerb() {
        return part == Part.VERB || part == Part.LIGHT_VERB;
    }

    public boolean counts() {
        return part == Part.VERB || part == Part.NOUN;
    }
}
