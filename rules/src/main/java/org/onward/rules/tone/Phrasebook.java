package org.onward.rules.tone;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.onward.rules.table.DecisionTable;
import org.onward.rules.table.TableRow;

/** Every text the product says, by key, from the table {@code phrases}. Safe for all threads. */
public final class Phrasebook {
    private final Map<String, Phrase> phrases;

    /** The texts shipped with the product. */
    public Phrasebook() {
        this(DecisionTable.shipped("phrases"));
    }

    /** Throws {@link IllegalArgumentException} when wordings of one key disagree about moment or placeholders. */
    Phrasebook(DecisionTable table) {
        Map<String, List<TableRow>> rowsByKey = table.rows().stream()
                .collect(Collectors.groupingBy(row -> row.text("key"), LinkedHashMap::new, Collectors.toList()));
        Map<String, Phrase> read = new LinkedHashMap<>();
        rowsByKey.forEach((key, rows) -> read.put(key, Phrase.of(rows)));
        phrases = read;
    }

    /**
     * One wording of a phrase, with its {@code {placeholders}} filled. Values go in as they are: braces inside a value are
     * text.
     *
     * @param values by placeholder name; more than the phrase needs is fine
     * @param seed chooses the variant; the same seed gives the same wording, and seeds that differ by one give different
     *     wordings when there are several: seed 0 gives the first
     * @throws IllegalArgumentException for an unknown key or a placeholder without a value
     */
    public String say(String key, Map<String, String> values, long seed) {
        Phrase phrase = phrase(key);
        List<Wording> wordings = phrase.wordings();
        return wordings.get(Math.floorMod(seed, wordings.size())).filled(values);
    }

    public boolean has(String key) {
        return phrases.containsKey(key);
    }

    /** Every key, in the order of the table. */
    public Set<String> keys() {
        return Collections.unmodifiableSet(phrases.keySet());
    }

    /** The moment whose tone constraints the phrase holds. Throws {@link IllegalArgumentException} for an unknown key. */
    public ToneContext.Moment moment(String key) {
        return phrase(key).moment();
    }

    /** How many wordings a key has. Throws {@link IllegalArgumentException} for an unknown key. */
    public int variants(String key) {
        return phrase(key).wordings().size();
    }

    /** The names a value is needed for. Throws {@link IllegalArgumentException} for an unknown key. */
    public Set<String> placeholders(String key) {
        return phrase(key).wordings().get(0).placeholders();
    }

    private Phrase phrase(String key) {
        Phrase phrase = phrases.get(key);
        if (phrase == null) {
            throw new IllegalArgumentException("There is no phrase " + key);
        }
        return phrase;
    }
}
