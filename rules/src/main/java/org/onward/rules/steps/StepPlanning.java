package org.onward.rules.steps;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.onward.rules.explain.Explanation;
import org.onward.rules.rulebase.Conclusions;
import org.onward.rules.rulebase.Rulebase;
import org.onward.rules.table.DecisionTable;
import org.onward.rules.vocabulary.Energy;
import org.onward.rules.vocabulary.TimeBand;
import org.onward.rules.vocabulary.WorkType;

/**
 * Plans how to do a task: which pattern fits its title, whether it stays inline or is cut into pieces, how to get ready. Rules
 * decide all of this; this class hands them the facts and puts the decided steps together. Safe for all threads.
 */
public final class StepPlanning {
    private final Rulebase rules;
    private final List<StepPattern> patterns;
    private final TitleReader titles;
    private final InlineSteps inlineSteps;
    private final HiddenPieces hiddenPieces;
    private final List<Object> tables = new ArrayList<>();

    /** Plans with the rules and tables shipped with the product. */
    public StepPlanning() {
        this(Rulebase.named("steps"));
    }

    StepPlanning(Rulebase rules) {
        this.patterns = StepPattern.of(DecisionTable.shipped("step-patterns"));
        this.rules = rules;
        this.titles = new TitleReader(new StepWords(DecisionTable.shipped("step-words"), patterns));
        this.inlineSteps = new InlineSteps(StepTemplate.of(DecisionTable.shipped("step-templates")));
        this.hiddenPieces = new HiddenPieces(PiecePhase.of(DecisionTable.shipped("step-phases")));
        tables.addAll(patterns);
        tables.addAll(ScopeWords.of(DecisionTable.shipped("scope-words")));
        tables.addAll(StepCount.of(DecisionTable.shipped("step-counts")));
        tables.addAll(PrepRow.of(DecisionTable.shipped("prep-steps")));
        tables.addAll(PrepAllowance.of(DecisionTable.shipped("prep-allowances")));
    }

    /**
     * Plans one task. Pieces of a large task add up to its estimate, but to no less than an hour and to no more than seven
     * pieces of 90 minutes can hold.
     *
     * @throws IllegalArgumentException for an estimate below one minute
     */
    public StepPlan plan(PlanRequest request) {
        TaskToPlan task = read(request);
        Conclusions conclusions = reason(task, request);
        StepPattern pattern = conclusions.required(ChosenPattern.class).pattern();
        Preparation preparation = Preparation.of(conclusions);
        Optional<InlineSize> inline = conclusions.one(InlineSize.class);
        return new StepPlan(
                inline.map(size -> inlineSteps.plan(task, pattern, preparation, size))
                        .orElse(List.of()),
                inline.isPresent() ? List.of() : hiddenPieces.plan(task, pattern, preparation, PieceCount.AT_CAPTURE),
                pattern.likeness(),
                explanations(conclusions));
    }

    /** Name of the pattern by which tasks like this are known; empty when only its kind of work would decide. */
    public String patternOf(String title) {
        PlanRequest request =
                new PlanRequest(title, "", WorkType.FOCUS, 1, true, Energy.MEDIUM, TimeBand.MORNING, Map.of());
        List<Object> facts = new ArrayList<>(patterns);
        facts.add(new TaskToPlan(request, titles.read(title)));
        return rules.reason(facts)
                .one(ChosenPattern.class)
                .map(chosen -> chosen.pattern().likeness())
                .orElse("");
    }

    /**
     * Cuts a task into pieces of at least 15 minutes, whatever its estimate: it proved larger than it looked.
     *
     * @throws IllegalArgumentException for an estimate below one minute
     */
    public List<PlannedPiece> cut(PlanRequest request, PieceCount count) {
        TaskToPlan task = read(request);
        Conclusions conclusions = reason(task, request);
        return hiddenPieces.plan(
                task, conclusions.required(ChosenPattern.class).pattern(), Preparation.of(conclusions), count);
    }

    private TaskToPlan read(PlanRequest request) {
        if (request.minutes() < 1) {
            throw new IllegalArgumentException("An estimate is 1 minute or more, not " + request.minutes());
        }
        return new TaskToPlan(request, titles.read(request.title()));
    }

    private Conclusions reason(TaskToPlan task, PlanRequest request) {
        List<Object> facts = new ArrayList<>(tables);
        facts.add(task);
        facts.addAll(Preference.of(request.preferences()));
        return rules.reason(facts);
    }

    private static List<Explanation> explanations(Conclusions conclusions) {
        return conclusions.all(Explanation.class).stream()
                .sorted(Comparator.comparing(Explanation::ruleId).thenComparing(Explanation::row))
                .distinct()
                .toList();
    }
}
