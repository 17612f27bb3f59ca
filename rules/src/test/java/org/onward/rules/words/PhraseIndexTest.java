package org.onward.rules.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.onward.rules.words.PhraseIndex.Found;

class PhraseIndexTest {
    private static List<String> found(String text, String... phrases) {
        PhraseIndex<String> index = PhraseIndex.of(List.of(phrases), List::of);
        return index.in(Words.of(text)).stream().map(Found::entry).toList();
    }

    @Test
    void other_forms_of_a_word_are_met() {
        assertThat(found("planning meetings, buying groceries", "plan", "meeting", "buy", "grocery"))
                .containsExactly("plan", "meeting", "buy", "grocery");
    }

    @Test
    void other_words_with_the_same_stem_are_not() {
        assertThat(found("local photographer organizer social", "localization", "photograph", "organize", "socialize"))
                .isEmpty();
    }

    @Test
    void the_longest_phrase_hides_the_shorter_ones() {
        assertThat(found("write a cover letter", "letter", "cover letter")).containsExactly("cover letter");
    }

    @Test
    void an_exact_word_goes_before_another_form() {
        assertThat(found("presentation", "present", "presentation")).containsExactly("presentation");
    }

    @Test
    void a_clause_opens_after_a_mark_but_not_within_a_word() {
        assertThat(Words.of("household - water plants, one-time e-mail").tokens())
                .filteredOn(Token::opensClause)
                .extracting(Token::text)
                .containsExactly("household", "water", "one");
    }

    @Test
    void a_text_without_words_has_none() {
        assertThat(Words.of("… — !! ✅").tokens()).isEmpty();
    }
}
