package org.onward.rules.tone;

import java.util.Map;

/** Every text the product says, by key, from the table {@code phrases}. Safe for all threads. */
public final class Phrasebook {
    /**
     * One wording of a phrase, with its {@code {placeholders}} filled.
     *
     * @param seed chooses the variant; the same seed gives the same wording
     * @throws IllegalArgumentException for an unknown key or a placeholder without a value
     */
    public String say(String key, Map<String, String> values, long seed) {
        throw new UnsupportedOperationException("being built");
    }
}
