package org.onward.rules.tone;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.onward.rules.labels.LabelInference;
import org.onward.rules.labels.LabelSuggestion;
import org.onward.rules.labels.TaskText;
import org.onward.rules.steps.PlanRequest;
import org.onward.rules.steps.PlannedStep;
import org.onward.rules.steps.StepPlan;
import org.onward.rules.steps.StepPlanning;
import org.onward.rules.tone.ToneContext.Moment;
import org.onward.rules.vocabulary.TimeBand;

/** A real label and a real plan make a confirmation that may leave, also for titles full of words that Onward never says. */
class EveryCaptureTest {
    private static final List<String> TITLES = List.of(
            "Call mom",
            "finish the quarterly report",
            "Migrate the database, then restart the workers!",
            "Finally clean out the queue of unanswered letters",
            "write the release notes again",
            "Why haven't we paid the plumber?",
            "read \"You failed\" by E. Overdue",
            "score the music for the school play",
            "lunch",
            "Prepare and send the invitations for the party 🎉",
            "research, draft and review the proposal for {client}",
            "複雑な書類を出す",
            "buy milk, eggs, flour, sugar, candles, napkins and everything else that is still missing for Saturday");

    private final LabelInference labels = new LabelInference();
    private final StepPlanning planning = new StepPlanning();
    private final Phrasebook phrasebook = new Phrasebook();
    private final ToneGuard guard = new ToneGuard();

    @TestFactory
    Stream<DynamicTest> its_confirmation_may_leave() {
        return TITLES.stream().map(title -> DynamicTest.dynamicTest(title, () -> mayLeave(title)));
    }

    private void mayLeave(String title) {
        Instant now = Instant.parse("2026-11-30T15:00:00Z");
        LabelSuggestion label = labels.infer(new TaskText(
                title,
                title,
                OptionalInt.empty(),
                Optional.empty(),
                false,
                now,
                ZoneId.of("America/Chicago"),
                Map.of()));
        StepPlan plan = planning.plan(new PlanRequest(
                title, title, label.workType(), label.minutes(), false, label.energy(), TimeBand.MORNING, Map.of()));
        for (int variant = 0; variant < phrasebook.variants("capture.saved.with-deadline"); variant++) {
            List<String> texts = texts(title, label, plan, variant);
            assertThat(guard.violations(texts, new ToneContext(Moment.CAPTURE, List.of(title), title, false)))
                    .as(texts.toString())
                    .isEmpty();
        }
    }

    private List<String> texts(String title, LabelSuggestion label, StepPlan plan, int variant) {
        List<String> texts = new ArrayList<>();
        texts.add(phrasebook.say(
                "capture.saved.with-deadline",
                Map.of(
                        "title",
                        title,
                        "type",
                        label.workType().name(),
                        "minutes",
                        Integer.toString(label.minutes()),
                        "deadline",
                        "tomorrow at 6pm (Tue 1 Dec 18:00)",
                        "priority",
                        "fairly high"),
                variant));
        if (plan.hidden()) {
            texts.add(phrasebook.say(
                    "capture.piece",
                    Map.of("of", "4", "step", plan.pieces().get(0).title()),
                    variant));
        } else {
            StringBuilder list = new StringBuilder(phrasebook.say("capture.plan", Map.of(), variant));
            for (PlannedStep step : plan.steps()) {
                list.append("\n1. ").append(step.text());
            }
            texts.add(list.toString());
        }
        return texts;
    }
}
