package org.onward.rules.answer;

import java.util.List;
import java.util.Optional;

/** What a few words can answer. */
public enum ShortAnswer {
    KEEP_ON,
    PUT_BACK,
    FIRST,
    SECOND,
    THIRD,
    LAST,
    NEITHER,
    NOTHING,
    SOME,
    HALF,
    MOST,
    EASIER,
    RIGHT,
    HARDER;

    /** The one of these that the answer points at by its place; empty when it names no place or there is none. */
    public <T> Optional<T> of(List<T> offered) {
        int place =
                switch (this) {
                    case FIRST -> 0;
                    case SECOND -> 1;
                    case THIRD -> 2;
                    case LAST -> offered.size() - 1;
                    default -> -1;
                };
        return place >= 0 && place < offered.size() ? Optional.of(offered.get(place)) : Optional.empty();
    }
}
