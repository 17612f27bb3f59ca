package org.onward.companion.preference;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Optional;
import org.onward.conversation.Button;
import org.onward.conversation.Conversation;
import org.onward.conversation.PendingQuestion;
import org.onward.conversation.Turn;
import org.onward.rules.preference.PreferenceQuestions;
import org.onward.rules.preference.PreferenceQuestions.Question;
import org.onward.rules.preference.QuietMoment;

/** Asks how the person likes to work, in a calm moment, once a day at most and never twice the same (companion spec §12). */
@ApplicationScoped
public class PreferenceAsking {
    @Inject
    private PreferenceQuestions questions;

    /**
     * Adds a question to the reply if one is welcome.
     *
     * @param urgency of the task just captured, 0 in small talk
     */
    public void perhaps(Turn turn, QuietMoment.Occasion occasion, int urgency) {
        Conversation conversation = turn.conversation();
        if (turn.reply().asks() || conversation.question(turn.now()).isPresent()) {
            return;
        }
        Optional<Question> question = questions.next(
                new QuietMoment(occasion, urgency, conversation.turn(), conversation.preferenceAskedOn(turn.today())),
                conversation.knowledge().preferences(),
                conversation.preferencesAskedAbout());
        question.ifPresent(asked -> ask(turn, asked));
    }

    private static void ask(Turn turn, Question question) {
        turn.conversation().askedAboutPreference(question.key(), turn.today());
        turn.conversation()
                .ask(new PendingQuestion(
                        PendingQuestion.Kind.PREFERENCE, question.key(), question.answers(), 1, turn.now()));
        List<Button> answers = question.answers().stream()
                .map(answer -> {
                    String label = turn.phrase("preference.answer." + answer);
                    return new Button("prefer:" + answer, null, label, label, false);
                })
                .toList();
        turn.reply().question(turn.phrase("preference.ask." + question.key().replace('_', '-')), answers);
    }
}
