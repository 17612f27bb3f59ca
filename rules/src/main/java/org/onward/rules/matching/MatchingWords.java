package org.onward.rules.matching;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.onward.rules.table.DecisionTable;
import org.onward.rules.table.TableRow;
import org.onward.rules.words.PhraseIndex;
import org.onward.rules.words.Token;
import org.onward.rules.words.Words;

/**
 * The word lists of matching: what says nothing ({@code matching-words}), which words mean the same
 * ({@code matching-synonyms}) and which past forms are irregular ({@code irregular-verbs}).
 */
final class MatchingWords {
    /** What a word or phrase of {@code matching-words} does. */
    enum Role {
        /** Carries no meaning in a title. */
        STOP,
        /** Says when or how pressing, not what: two titles may differ in it. */
        WHEN,
        /** Talks about finishing without naming anything. */
        FILLER,
        /** Says that something is finished. */
        ASSERTS,
        /** Says that it is not, or not yet. */
        DENIES,
        /** Begins another clause. */
        BREAKS,
        /** Says that a thing came to its end. */
        ENDS,
        /** A verb that is over long before its object ends: who finished a book has not said that it was bought. */
        BEGINS
    }

    private final Map<Role, PhraseIndex<TableRow>> phrases = new HashMap<>();
    private final Map<String, String> basicForms = new HashMap<>();
    private final Map<String, String> synonyms = new HashMap<>();
    private final Set<String> pastForms = new HashSet<>();

    MatchingWords() {
        DecisionTable words = DecisionTable.shipped("matching-words");
        for (Role role : Role.values()) {
            List<TableRow> rows = words.rows().stream()
                    .filter(row -> row.constant("role", Role.class) == role)
                    .toList();
            phrases.put(role, PhraseIndex.of(rows, row -> row.list("words")));
        }
        for (TableRow row : DecisionTable.shipped("irregular-verbs").rows()) {
            for (String form : row.list("past forms")) {
                basicForms.put(form, row.text("verb"));
                pastForms.add(form);
            }
        }
        for (TableRow row : DecisionTable.shipped("matching-synonyms").rows()) {
            List<String> same = row.list("words");
            same.forEach(word -> synonyms.put(
                    basicForm(Words.of(word).get(0)),
                    basicForm(Words.of(same.get(0)).get(0))));
        }
    }

    /** What a title is about: without stop words and without words that only say when. */
    Wording ofTitle(Words text) {
        return without(text, Set.of(Role.STOP, Role.WHEN));
    }

    /** What a report names, or what is left of a title beside it: also without the talk about finishing. */
    Wording ofReport(Words text) {
        return without(text, Set.of(Role.STOP, Role.WHEN, Role.FILLER, Role.ASSERTS));
    }

    /** Whether a phrase of this role stands at this place. */
    boolean hasRoleAt(Role role, Words text, int position) {
        return phrases.get(role).at(text, position).isPresent();
    }

    boolean hasRole(Role role, Words text) {
        return !phrases.get(role).in(text).isEmpty();
    }

    /** Whether some word is the past form of a verb, such as "called" or "paid". */
    boolean tellsOfThePast(Words text) {
        return text.tokens().stream().anyMatch(this::isPastForm);
    }

    private boolean isPastForm(Token token) {
        boolean regular = token.text().length() > 3
                && token.text().endsWith("ed")
                && !token.stem().equals(token.text());
        return regular || pastForms.contains(token.text());
    }

    private Wording without(Words text, Set<Role> silent) {
        List<String> words = new ArrayList<>();
        int position = 0;
        while (position < text.size()) {
            int silentLength = silentLength(text, position, silent);
            if (silentLength == 0) {
                String form = basicForm(text.get(position));
                words.add(synonyms.getOrDefault(form, form));
            }
            position += Math.max(1, silentLength);
        }
        return new Wording(words);
    }

    private int silentLength(Words text, int position, Set<Role> silent) {
        return silent.stream()
                .flatMap(role -> phrases.get(role).at(text, position).stream())
                .mapToInt(PhraseIndex.Found::length)
                .max()
                .orElse(0);
    }

    private String basicForm(Token token) {
        String verb = basicForms.get(token.text());
        return verb == null ? token.stem() : Words.of(verb).get(0).stem();
    }
}
