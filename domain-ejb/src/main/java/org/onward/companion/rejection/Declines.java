package org.onward.companion.rejection;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.UUID;
import org.onward.companion.execution.Completion;
import org.onward.companion.task.TaskRepository;
import org.onward.conversation.PendingQuestion;
import org.onward.conversation.Turn;
import org.onward.rules.language.Intent;
import org.onward.rules.rejection.Category;
import org.onward.rules.rejection.Rejection;
import org.onward.rules.rejection.Response;
import org.onward.rules.rejection.Verdict;
import org.onward.rules.selection.Candidate;
import org.onward.rules.tone.ToneContext.Moment;

/**
 * "Not that one": taken for what it says, never judged; the more often, the gentler the way out (companion spec §7.1–7.3). A
 * reason is welcome with it or afterwards, in words or by a button, and nobody has to give one.
 */
@ApplicationScoped
public class Declines {
    @Inject
    private Rejection rejection;

    @Inject
    private TaskRepository tasks;

    @Inject
    private DeclineRecord declineRecord;

    @Inject
    private DeclineAnswer answer;

    @Inject
    private Completion completion;

    /** The offered task is declined. */
    public void decline(Turn turn) {
        Optional<UUID> offered = turn.conversation().suggested(turn.now());
        if (offered.isEmpty()) {
            turn.reply().moment(Moment.DECLINE).text(turn.phrase("decline.nothing-offered"));
            return;
        }
        UUID task = offered.get();
        Verdict verdict =
                rejection.decline(turn.utterance().text(), turn.conversation().declines());
        if (verdict.reason().counts()) {
            turn.conversation().decline(task, turn.now());
        } else {
            turn.conversation().leaveAside(task);
        }
        serve(turn, task, verdict, false);
    }

    /** A button says what was off about a task declined before. */
    public boolean reason(Turn turn, UUID declined, String category) {
        Optional<PendingQuestion> invitation = turn.conversation()
                .question(turn.now())
                .filter(asked -> asked.kind() == PendingQuestion.Kind.DECLINE_REASON)
                .filter(asked -> asked.text().equals(declined.toString()))
                .filter(asked -> asked.options().contains(category));
        invitation.ifPresent(asked -> giveReason(turn, declined, Category.valueOf(category.toUpperCase(Locale.ROOT))));
        return invitation.isPresent();
    }

    /** Words may answer the invitation to say what was off; anything else is left to others. */
    public boolean answersInvitation(Turn turn, PendingQuestion invitation) {
        boolean somethingElse = turn.understanding().intent().clear()
                && List.of(Intent.ADD_TASK, Intent.REMINDER, Intent.SET_PREF)
                        .contains(turn.understanding().intent().intent());
        Optional<Category> category = somethingElse
                ? Optional.empty()
                : rejection
                        .answerToInvitation(turn.utterance().text())
                        // "Already did that" means what is on offer now (spec §15); the button means the one before.
                        .filter(found -> found != Category.ALREADY_DONE);
        category.ifPresent(found -> giveReason(turn, UUID.fromString(invitation.text()), found));
        return category.isPresent();
    }

    private void giveReason(Turn turn, UUID declined, Category category) {
        turn.conversation().dropQuestion();
        Verdict verdict = rejection.reason(
                category, turn.utterance().text(), turn.conversation().declines());
        if (!verdict.reason().counts()) {
            turn.conversation().uncountDecline();
        }
        serve(turn, declined, verdict, true);
    }

    private void serve(Turn turn, UUID task, Verdict verdict, boolean late) {
        turn.reply().moment(Moment.DECLINE);
        if (verdict.response() == Response.CELEBRATE) {
            declineRecord.ofFinished(turn, task, late);
            completion.finishById(turn, task);
            return;
        }
        List<Candidate> candidates =
                tasks.candidates(turn.owner(), turn.conversation().declinedThisSession());
        Optional<Candidate> declined = candidates.stream()
                .filter(candidate -> candidate.id().equals(task))
                .findFirst();
        declined.ifPresent(candidate -> declineRecord.of(turn, candidate, verdict, late));
        answer.give(turn, task, declined, candidates, verdict, late);
    }

    /** "Later": the offer goes away and nothing is counted. */
    public void later(Turn turn) {
        turn.conversation().withdrawOffer();
        turn.reply().text(turn.phrase("stop.enough"));
    }
}
