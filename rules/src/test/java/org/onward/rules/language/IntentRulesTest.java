package org.onward.rules.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.onward.rules.explain.Explanation;
import org.onward.rules.language.intent.AnchorFound;
import org.onward.rules.language.intent.Contest;
import org.onward.rules.language.intent.IntentChosen;
import org.onward.rules.language.intent.MessageFacts;
import org.onward.rules.language.intent.MessageFacts.Kind;
import org.onward.rules.rulebase.Conclusions;
import org.onward.rules.rulebase.Rulebase;

/** Each rule of the knowledge base "language": a case in which it fires and a near miss in which another does. */
class IntentRulesTest {
    private static final Contest TASK = new Contest(Intent.ADD_TASK, 0.8, Intent.CHAT, 0.7, 0.1, "");
    private static final Contest REMINDER = new Contest(Intent.REMINDER, 0.8, Intent.CHAT, 0.7, 0.1, "");
    private static final Contest CLOSE = new Contest(Intent.ADD_TASK, 0.4, Intent.CHAT, 0.05, 0.1, "");

    private static MessageFacts message(Kind kind, boolean asksToBeNotified, boolean timed) {
        return new MessageFacts(kind, DialogueState.IDLE, asksToBeNotified, timed);
    }

    private static void decides(String rule, IntentChosen expected, Object... facts) {
        Conclusions conclusions = Rulebase.named("language").reason(new ArrayList<>(List.of(facts)));
        assertThat(conclusions.all(Explanation.class))
                .extracting(Explanation::ruleId)
                .containsExactly(rule);
        assertThat(conclusions.required(IntentChosen.class)).isEqualTo(expected);
    }

    @Test
    void an_empty_message_is_small_talk_but_a_picture_can_be_a_set_phrase() {
        AnchorFound tick = new AnchorFound(Intent.COMPLETE, "intent-anchors:1", "✅");
        decides("intent-empty", IntentChosen.clearly(Intent.CHAT), message(Kind.BLANK, false, false), TASK);
        decides(
                "intent-set-phrase",
                IntentChosen.clearly(Intent.COMPLETE),
                message(Kind.BLANK, false, false),
                TASK,
                tick);
    }

    @Test
    void noise_is_small_talk_and_words_are_weighed() {
        decides("intent-unreadable", IntentChosen.clearly(Intent.CHAT), message(Kind.UNREADABLE, false, false), TASK);
        decides("intent-clear", IntentChosen.clearly(Intent.ADD_TASK), message(Kind.WORDS, false, false), TASK);
    }

    @Test
    void orders_to_the_machinery_are_small_talk_even_with_a_clear_reading() {
        decides("intent-orders", IntentChosen.clearly(Intent.CHAT), message(Kind.ORDERS, true, true), TASK);
        decides("intent-reminder", IntentChosen.clearly(Intent.REMINDER), message(Kind.WORDS, true, true), TASK);
    }

    @Test
    void a_set_phrase_decides_and_without_one_the_words_do() {
        AnchorFound yes = new AnchorFound(Intent.ACCEPT, "intent-anchors:2", "yes");
        decides("intent-set-phrase", IntentChosen.clearly(Intent.ACCEPT), message(Kind.WORDS, false, false), TASK, yes);
        decides("intent-clear", IntentChosen.clearly(Intent.ADD_TASK), message(Kind.WORDS, false, false), TASK);
    }

    @Test
    void a_wish_to_be_notified_needs_a_time_to_be_a_reminder() {
        decides("intent-reminder", IntentChosen.clearly(Intent.REMINDER), message(Kind.WORDS, true, true), CLOSE);
        decides(
                "intent-reminder-without-time",
                IntentChosen.clearly(Intent.ADD_TASK),
                message(Kind.WORDS, true, false),
                REMINDER);
    }

    @Test
    void words_like_a_reminder_are_one_with_a_time_and_a_task_without() {
        decides("intent-clear", IntentChosen.clearly(Intent.REMINDER), message(Kind.WORDS, false, true), REMINDER);
        decides(
                "intent-reminder-without-time",
                IntentChosen.clearly(Intent.ADD_TASK),
                message(Kind.WORDS, false, false),
                REMINDER);
        decides("intent-reminder", IntentChosen.clearly(Intent.REMINDER), message(Kind.WORDS, true, true), REMINDER);
    }

    @Test
    void close_readings_are_asked_about_and_distant_ones_are_not() {
        decides(
                "intent-ask",
                new IntentChosen(Intent.ADD_TASK, false, Intent.CHAT),
                message(Kind.WORDS, false, false),
                CLOSE);
        decides("intent-clear", IntentChosen.clearly(Intent.ADD_TASK), message(Kind.WORDS, false, false), TASK);
    }
}
