package org.onward.companion.selection;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.onward.companion.learning.Lessons;
import org.onward.companion.task.Task;
import org.onward.companion.task.TaskRepository;
import org.onward.conversation.Turn;
import org.onward.rules.language.Understanding;
import org.onward.rules.selection.Candidate;
import org.onward.rules.selection.CandidateScore;
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

    @Inject
    private Lessons lessons;

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
                Optional.empty(),
                OptionalInt.empty(),
                lessons.effects(turn));
        present(turn, scoring.choose(candidates, context), context);
    }

    /** Offers the best task now, whatever is under way; what went back to the list in this very turn is left aside. */
    public void offerBest(Turn turn, Optional<WorkType> avoid) {
        List<Candidate> candidates =
                tasks.candidates(turn.owner(), turn.conversation().declinedThisSession());
        SelectionContext context = context(turn, Mood.NEUTRAL, avoid, turn.putBack(), OptionalInt.empty());
        present(turn, scoring.choose(candidates, context), context);
    }

    /**
     * Offers another task in place of one that was declined, by name (spec §7.1).
     *
     * @param candidates as they stand after the decline
     * @return the declined task, as long as it exists
     */
    public Optional<Task> offerInstead(Turn turn, List<Candidate> candidates, Alternative wanted) {
        SelectionContext context = context(
                turn, turn.conversation().mood(), wanted.avoid(), Optional.of(wanted.declined()), wanted.shorterThan());
        SelectionOutcome outcome = scoring.choose(candidates, context);
        Optional<UUID> chosen = chosen(outcome);
        Map<UUID, Task> both =
                tasks
                        .findAll(
                                turn.owner(),
                                Stream.concat(Stream.of(wanted.declined()), chosen.stream())
                                        .toList())
                        .stream()
                        .collect(Collectors.toMap(Task::id, Function.identity()));
        chosen.flatMap(id -> Optional.ofNullable(both.get(id)))
                .ifPresentOrElse(
                        task -> suggestions.show(turn, task, outcome, context, wanted.phrase()),
                        () -> suggestions.showNothing(turn, outcome, context));
        return Optional.ofNullable(both.get(wanted.declined()));
    }

    private SelectionContext context(
            Turn turn, Mood unlessSaid, Optional<WorkType> avoid, Optional<UUID> replacing, OptionalInt shorterThan) {
        Understanding message = turn.understanding();
        int minutes = message.availableMinutes()
                .orElse(turn.conversation().statedMinutes(turn.now()).orElse(USUAL_MINUTES));
        return new SelectionContext(
                minutes,
                message.mood().orElse(unlessSaid),
                turn.now(),
                turn.zone(),
                avoid,
                replacing,
                shorterThan,
                lessons.effects(turn));
    }

    private void present(Turn turn, SelectionOutcome outcome, SelectionContext context) {
        Optional<Task> task = chosen(outcome).flatMap(id -> tasks.findOwnedBy(turn.owner(), id));
        if (task.isPresent()) {
            suggestions.show(turn, task.get(), outcome, context, "");
        } else {
            suggestions.showNothing(turn, outcome, context);
        }
    }

    private static Optional<UUID> chosen(SelectionOutcome outcome) {
        return outcome.choice().map(CandidateScore::id).or(outcome::microStepOf);
    }
}
