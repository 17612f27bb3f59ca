package org.onward.conversation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.onward.rules.tone.ToneContext.Moment;

class ReplyTest {
    @Test
    void a_paragraph_that_asks_leaves_no_room_for_a_question() {
        assertThat(new Reply(Moment.TALK).text("Hello. What shall we do?").asks())
                .isTrue();
    }

    @Test
    void a_title_with_a_question_mark_asks_nothing() {
        Reply reply = new Reply(Moment.TALK)
                .about(UUID.randomUUID(), "Why is it red?")
                .text("“Why is it red?” is kept.");

        assertThat(reply.asks()).isFalse();
    }

    @Test
    void of_two_joined_replies_the_later_one_asks() {
        Reply reply = new Reply(Moment.TALK)
                .text("Nice. Another one?")
                .join(new Reply(Moment.TALK).text("Kept.").question("By when?", List.of()));

        assertThat(reply.spoken()).containsExactly("Kept.", "By when?");
    }
}
