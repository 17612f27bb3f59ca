package org.onward.chat;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.Map;
import org.onward.companion.execution.Help;
import org.onward.companion.preference.PreferenceAsking;
import org.onward.companion.rejection.Distress;
import org.onward.companion.task.TaskRepository;
import org.onward.conversation.Turn;
import org.onward.rules.language.Intent;
import org.onward.rules.preference.QuietMoment;
import org.onward.rules.smalltalk.ChatTopics;

/** Answers what asks for nothing in particular, and what this version cannot do yet, honestly (companion spec §15). */
@ApplicationScoped
class SmallTalk {
    @Inject
    private ChatTopics topics;

    @Inject
    private TaskRepository tasks;

    @Inject
    private Distress distress;

    @Inject
    private PreferenceAsking asking;

    @Inject
    private Help help;

    void answer(Turn turn, Intent intent) {
        if (intent != Intent.CHAT) {
            turn.reply().text(turn.phrase("not-yet." + intent));
            return;
        }
        String topic = topics.topicOf(turn.understanding().text());
        switch (topic) {
            case "list" -> list(turn);
            case "hesitation" -> hesitation(turn);
            case "hello", "thanks" -> {
                turn.reply().text(turn.phrase("chat." + topic));
                asking.perhaps(turn, QuietMoment.Occasion.QUIET, 0);
            }
            default -> {
                if (!distress.answers(turn)) {
                    turn.reply().text(turn.phrase("chat." + topic));
                }
            }
        }
    }

    /** "Hmm" over a task is a call for help that nobody had to make (spec §3.7). */
    private void hesitation(Turn turn) {
        if (turn.conversation().active().isPresent()) {
            help.help(turn);
        } else {
            turn.reply().text(turn.phrase("chat.unsure"));
        }
    }

    /** A count and an offer, never titles. */
    private void list(Turn turn) {
        int count = tasks.countOpen(turn.owner());
        if (count == 0) {
            turn.reply().text(turn.phrase("chat.list.empty"));
        } else {
            turn.reply()
                    .text(turn.phrase("chat.list", Map.of("count", Integer.toString(count))))
                    .button(Dialogue.askButton(turn));
        }
    }
}
