package org.onward.companion.rejection;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.UUID;
import org.onward.companion.selection.Alternative;
import org.onward.companion.selection.Selection;
import org.onward.companion.task.Task;
import org.onward.conversation.Button;
import org.onward.conversation.PendingQuestion;
import org.onward.conversation.Turn;
import org.onward.rules.rejection.Category;
import org.onward.rules.rejection.Feeling;
import org.onward.rules.rejection.Response;
import org.onward.rules.rejection.Verdict;
import org.onward.rules.selection.Candidate;

/** Answers a decline: what was said is taken up, then an alternative by name, a choice, or a way out (companion spec §7.1–7.3). */
@ApplicationScoped
class DeclineAnswer {
    private static final List<Category> REASONS =
            List.of(Category.TIMING, Category.MOOD_MISMATCH, Category.BLOCKED, Category.ALREADY_DONE, Category.GENERAL);

    @Inject
    private Selection selection;

    /**
     * Puts the answer into the reply.
     *
     * @param declined the task as selection sees it; empty when it is no longer open
     * @param late whether the decline itself was answered before
     */
    void give(
            Turn turn,
            UUID task,
            Optional<Candidate> declined,
            List<Candidate> candidates,
            Verdict verdict,
            boolean late) {
        switch (verdict.response()) {
            case COMFORT -> comfort(turn, verdict.feeling().orElseThrow());
            case CHOICE -> {
                takeUp(turn, verdict);
                turn.reply()
                        .text(turn.phrase("decline.choice"))
                        .button(turn.button("ask", "ask", null, "", true))
                        .button(turn.button("enough", "pause", null, "", false));
            }
            case EXIT -> {
                takeUp(turn, verdict);
                turn.reply().text(turn.phrase("decline.exit"));
            }
            default -> alternative(turn, task, declined, candidates, verdict, late);
        }
    }

    private void alternative(
            Turn turn,
            UUID task,
            Optional<Candidate> declined,
            List<Candidate> candidates,
            Verdict verdict,
            boolean late) {
        boolean bare = verdict.category() == Category.BARE;
        boolean different = verdict.response() == Response.VERY_DIFFERENT;
        if (!bare && verdict.category() != Category.BLOCKED) {
            takeUp(turn, verdict);
        }
        Optional<Task> passedOn = selection.offerInstead(
                turn,
                candidates,
                new Alternative(
                        task,
                        verdict.anotherKind() ? declined.map(Candidate::workType) : Optional.empty(),
                        verdict.reason().shorter() && declined.isPresent()
                                ? OptionalInt.of(declined.get().minutes())
                                : OptionalInt.empty(),
                        different ? "decline.very-different" : bare ? "decline.alternative" : "decline.instead"));
        if (verdict.category() == Category.BLOCKED) {
            passedOn.ifPresent(waiting -> turn.reply()
                    .quote(waiting.title())
                    .text(turn.phrase("decline.waits", Map.of("waiting", waiting.title()))));
        } else if (bare && !late) {
            passedOn.ifPresent(known -> invite(turn, known));
        }
    }

    private static void takeUp(Turn turn, Verdict verdict) {
        if (verdict.category() != Category.BARE) {
            turn.reply().text(turn.phrase("decline.reason." + lower(verdict.category())));
        }
    }

    /** One soft invitation; silence is fine (spec §7.1, C-11). */
    private static void invite(Turn turn, Task declined) {
        turn.conversation()
                .ask(new PendingQuestion(
                        PendingQuestion.Kind.DECLINE_REASON,
                        declined.id().toString(),
                        REASONS.stream().map(DeclineAnswer::lower).toList(),
                        1,
                        turn.now()));
        turn.reply().question(turn.phrase("decline.soft-ask"), buttons(turn, declined));
    }

    private static List<Button> buttons(Turn turn, Task declined) {
        return REASONS.stream()
                .map(DeclineAnswer::lower)
                .map(reason ->
                        turn.button("reason:" + reason, "reason." + reason, declined.id(), declined.title(), false))
                .toList();
    }

    /** What is felt comes first; then a break, or something else altogether. */
    static void comfort(Turn turn, Feeling feeling) {
        turn.reply()
                .text(turn.phrase(
                        "distress." + feeling.name().toLowerCase(Locale.ROOT).replace('_', '-')));
        turn.reply().button(turn.button("enough", "pause", null, "", true));
        if (feeling == Feeling.FRUSTRATION) {
            turn.reply().button(turn.button("ask", "different", null, "", false));
        }
    }

    private static String lower(Category category) {
        return category.name().toLowerCase(Locale.ROOT);
    }
}
