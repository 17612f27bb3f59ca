package org.onward.rules.rejection;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class BlockNewsTest {
    private final BlockNews news = new BlockNews();

    @Test
    void news_is_about_the_wait_whose_words_it_shares() {
        assertThat(news.isAbout("heard back from Bob", "can't do that yet, waiting on Bob", "Send the contract"))
                .isTrue();
        assertThat(news.isAbout("the parts arrived", "can't until the parts arrive", "Fix the bike"))
                .isTrue();
        assertThat(news.isAbout("got a reply about the contract", "", "Send the contract"))
                .isTrue();
    }

    @Test
    void words_of_waiting_and_small_words_are_not_shared_news() {
        assertThat(news.isAbout("heard back from Ann", "waiting on Bob", "Send the contract"))
                .isFalse();
        assertThat(news.isAbout("I heard back from the bank", "still waiting to hear back", "Fix the bike"))
                .isFalse();
    }
}
