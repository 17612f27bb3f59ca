package org.onward.companion.selection;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.json.JsonArrayBuilder;
import jakarta.json.JsonObject;
import jakarta.json.JsonObjectBuilder;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.onward.companion.task.Task;
import org.onward.conversation.TaskAdjustment;
import org.onward.conversation.TaskButtons;
import org.onward.conversation.TaskCards;
import org.onward.conversation.TaskEvent;
import org.onward.conversation.Turn;
import org.onward.json.JsonText;
import org.onward.rules.explain.Explanation;
import org.onward.rules.selection.CandidateScore;
import org.onward.rules.selection.PresentationBand;
import org.onward.rules.selection.SelectionContext;
import org.onward.rules.selection.SelectionOutcome;
import org.onward.rules.tone.ToneContext.Moment;

/** Puts a choice into words, as surely as its band allows, or says kindly that nothing fits (companion spec §4.7–4.8). */
@ApplicationScoped
class Suggestions {
    private static final int REASONS_SAID = 2;

    @Inject
    private TaskCards cards;

    @Inject
    private TaskButtons buttons;

    /** Shows the one task; a micro step when there is no choice but a large task whose first step fits. */
    void show(Turn turn, Task task, SelectionOutcome outcome, SelectionContext context, String alternativeKey) {
        turn.conversation().offer(task.id(), context.availableMinutes(), context.mood(), turn.now());
        turn.note(task.id(), TaskEvent.Type.SUGGESTED, facts(outcome, context));
        int minutes = reckonedMinutes(turn, task, outcome, context);
        List<Explanation> why = outcome.choice().map(CandidateScore::why).orElse(List.of());
        String reason = why.stream()
                .map(Explanation::words)
                .filter(words -> !words.isBlank())
                .limit(REASONS_SAID)
                .collect(Collectors.joining(" and "));
        turn.reply()
                .moment(Moment.SUGGESTION)
                .about(task.id(), task.title())
                .text(words(turn, task, minutes, outcome, reason, alternativeKey))
                .suggestion(JsonText.object(cards.suggestion(
                                task, outcome.band().orElse(PresentationBand.HEDGED), reason, turn.zone()))
                        .add("minutes", minutes)
                        .build())
                .why(why);
        task.parent().ifPresent(parent -> turn.reply()
                .quote(parent.title())
                .text(turn.phrase(
                        "suggest.first-of",
                        Map.of(
                                "n", Integer.toString(task.sequence()),
                                "of", Integer.toString(parent.pieces()),
                                "parent", parent.title()))));
        turn.reply().buttons(buttons.onOffer(task));
    }

    /** What was learned since a task was estimated becomes part of its estimate as it is offered (spec §4.3, §10.4). */
    private static int reckonedMinutes(Turn turn, Task task, SelectionOutcome outcome, SelectionContext context) {
        int stored = task.labels().minutes();
        int minutes = outcome.choice().map(CandidateScore::minutes).orElse(stored);
        if (minutes != stored) {
            turn.adjust(TaskAdjustment.taking(
                    task.id(), minutes, context.learned().factorOn(task.labels().workType(), task.pattern())));
        }
        return minutes;
    }

    private static String words(
            Turn turn, Task task, int minutes, SelectionOutcome outcome, String reason, String alternativeKey) {
        Map<String, String> values = new HashMap<>(Map.of(
                "title", task.title(),
                "minutes", Integer.toString(minutes),
                "reason", reason));
        if (outcome.choice().isEmpty()) {
            String step =
                    task.nextStep().map(n -> task.steps().get(n - 1).text()).orElse(task.title());
            turn.reply().quote(step);
            values.put("step", step);
            return turn.phrase("nothing.micro-step", values);
        }
        if (outcome.kind() == SelectionOutcome.Kind.OFFER_DESPITE_MOOD) {
            return turn.phrase("nothing.mood", values);
        }
        String band = outcome.band().orElseThrow().name().toLowerCase(Locale.ROOT);
        return turn.phrase(alternativeKey.isEmpty() ? "suggest." + band : alternativeKey, values);
    }

    void showNothing(Turn turn, SelectionOutcome outcome, SelectionContext context) {
        turn.conversation().withdrawOffer();
        switch (outcome.kind()) {
            case ALL_TOO_LONG -> {
                int shortest = outcome.shortestMinutes().orElse(context.availableMinutes());
                turn.reply()
                        .text(turn.phrase(
                                "nothing.all-too-long",
                                Map.of(
                                        "minutes", Integer.toString(context.availableMinutes()),
                                        "shortest", Integer.toString(shortest))))
                        .button(turn.button("more_time:" + shortest, "more_time", null, "", true));
            }
            case ALL_BLOCKED_OR_DECLINED -> turn.reply().text(turn.phrase("nothing.blocked-or-declined"));
            default -> turn.reply().text(turn.phrase("nothing.no-tasks"));
        }
    }

    private static JsonObject facts(SelectionOutcome outcome, SelectionContext context) {
        JsonObjectBuilder facts = JsonText.object()
                .add("kind", outcome.kind().name())
                .add("availableMinutes", context.availableMinutes())
                .add("mood", context.mood().name())
                .add("candidates", outcome.ranking().size());
        outcome.choice().ifPresent(score -> facts.add("score", score.score())
                .add(
                        "rules",
                        score.why().stream()
                                .map(why -> why.ruleId() + "@" + why.row())
                                .collect(Collectors.joining(" ")))
                .add("learned", learned(score)));
        return facts.build();
    }

    private static JsonArrayBuilder learned(CandidateScore score) {
        JsonArrayBuilder shares = JsonText.array();
        score.learned()
                .forEach(share -> shares.add(JsonText.object()
                        .add("adjustment", share.adjustment().toString())
                        .add("change", share.change())));
        return shares;
    }
}
