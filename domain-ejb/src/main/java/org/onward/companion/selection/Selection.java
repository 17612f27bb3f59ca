package org.onward.companion.selection;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.onward.companion.task.Task;
import org.onward.companion.task.TaskRepository;
import org.onward.conversation.Turn;
import org.onward.rules.language.Understanding;
import org.onward.rules.selection.Candidate;
import org.onward.rules.selection.SelectionContext;
import org.onward.rules.selection.SelectionOutcome;
import org.onward.rules.selection.SelectionScoring;
import org.onward.rules.tone.ToneContext.Moment;
import org.onward.rules.vocabulary.Mood;
import org.onward.rules.vocabulary.WorkType;

/** Answers "what can I do now?" with one task for the time and mood at hand (companion spec §4). */
@ApplicationScoped
public class Selection {
    /** Minutes assumed when none were said within the hour (spec §4.1). */
    private static final int USUAL_MINUTES = 30;

    @Inject
    private TaskRepository tasks;

    @Inject
    private SelectionScoring scoring;

    @Inject
    private Suggestions suggestions;

    /** Work was asked for. What is under way is mentioned once before something else is offered (spec §4.9). */
    public void offer(Turn turn) {
        Optional<Task> active = turn.conversation().active().flatMap(id -> tasks.findOwnedBy(turn.owner(), id));
        if (active.isPresent() && !turn.conversation().carryOnMentioned()) {
            mentionActive(turn, active.get());
        } else {
            offerBest(turn, Optional.empty());
        }
    }

    private static void mentionActive(Turn turn, Task active) {
        turn.conversation().carryOnMentioned(true);
        turn.reply()
                .moment(Moment.SUGGESTION)
                .about(active.id(), active.title())
                .question(
                        turn.phrase("active.carry-on", Map.of("title", active.title())),
                        List.of(
                                turn.button("carry_on", "carry_on", active.id(), active.title(), true),
                                turn.button("something_else", "something_else", active.id(), active.title(), false)));
    }

    /** More time was found than was said before. */
    public void offerWithin(Turn turn, int minutes) {
        List<Candidate> candidates =
                tasks.candidates(turn.owner(), turn.conversation().declinedThisSession());
        SelectionContext context = new SelectionContext(
                Math.max(1, minutes),
                turn.conversation().mood(),
                turn.now(),
                turn.zone(),
                Optional.empty(),
                Optional.empty());
        present(turn, scoring.choose(candidates, context), context, "");
    }

    /** Offers the best task now, whatever is under way. */
    public void offerBest(Turn turn, Optional<WorkType> avoid) {
        List<Candidate> candidates =
                tasks.candidates(turn.owner(), turn.conversation().declinedThisSession());
        SelectionContext context = context(turn, avoid, Optional.empty());
        present(turn, scoring.choose(candidates, context), context, "");
    }

    /** Offers a named alternative to the task just declined; a very different one from the second decline on (spec §7.3). */
    public void offerAlternative(Turn turn, UUID declined, int declines) {
        List<Candidate> candidates =
                tasks.candidates(turn.owner(), turn.conversation().declinedThisSession());
        Optional<WorkType> avoid = declines < 2
                ? Optional.empty()
                : candidates.stream()
                        .filter(candidate -> candidate.id().equals(declined))
                        .map(Candidate::workType)
                        .findFirst();
        SelectionContext context = context(turn, avoid, Optional.of(declined));
        SelectionOutcome outcome = scoring.choose(candidates, context);
        present(turn, outcome, context, declines < 2 ? "decline.alternative" : "decline.very-different");
    }

    private static SelectionContext context(Turn turn, Optional<WorkType> avoid, Optional<UUID> replacing) {
        Understanding message = turn.understanding();
        int minutes = message.availableMinutes()
                .orElse(turn.conversation().statedMinutes(turn.now()).orElse(USUAL_MINUTES));
        Mood mood = message.mood()
                .orElse(replacing.isPresent() ? turn.conversation().mood() : Mood.NEUTRAL);
        return new SelectionContext(minutes, mood, turn.now(), turn.zone(), avoid, replacing);
    }

    private void present(Turn turn, SelectionOutcome outcome, SelectionContext context, String alternativeKey) {
        Optional<UUID> chosen = outcome.choice().map(score -> score.id()).or(outcome::microStepOf);
        Optional<Task> task = chosen.flatMap(id -> tasks.findOwnedBy(turn.owner(), id));
        if (task.isPresent()) {
            suggestions.show(turn, task.get(), outcome, context, alternativeKey);
        } else {
            suggestions.showNothing(turn, outcome, context);
        }
    }
}
