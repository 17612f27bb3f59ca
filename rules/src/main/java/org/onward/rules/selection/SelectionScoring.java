package org.onward.rules.selection;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;
import org.onward.rules.rulebase.Conclusions;
import org.onward.rules.rulebase.Rulebase;
import org.onward.rules.table.DecisionTable;
import org.onward.rules.table.Setting;
import org.onward.rules.vocabulary.Energy;
import org.onward.rules.vocabulary.Mood;
import org.onward.rules.vocabulary.WorkType;

/**
 * Scores candidates and picks one (companion spec §4). The rules grade each distinct length, kind, urgency and history once;
 * the grades are then added up for every candidate, so that a thousand candidates cost little more than ten. Deterministic:
 * the order of the candidates does not matter. Safe for all threads.
 */
public final class SelectionScoring {
    private final Rulebase rules;
    private final SelectionFacts facts = new SelectionFacts();
    private final List<BandRow> bands = BandRow.shipped();
    private final ScoreFormula formula = ScoreFormula.of(Setting.of(DecisionTable.shipped("selection-settings")));
    private final DecisionTable tieBreaks = DecisionTable.shipped("selection-tie-breaks");
    private final Map<Mood, Energy> firstEnergy = DecisionTable.shipped("selection-energy").rows().stream()
            .collect(Collectors.toMap(
                    row -> row.constant("mood", Mood.class), row -> row.constant("energy", Energy.class)));

    public SelectionScoring() {
        this(Rulebase.named("selection"));
    }

    SelectionScoring(Rulebase rules) {
        this.rules = rules;
    }

    /**
     * What to offer, or why nothing is offered. Each explanation list of the ranking is ordered, the most telling clause
     * first.
     *
     * @param candidates the open tasks of one person: no reminders, no containers, nothing in progress
     */
    public SelectionOutcome choose(List<Candidate> candidates, SelectionContext context) {
        Map<UUID, Standing> standings = SelectionFacts.standings(candidates, context);
        Grades grades =
                new Grades(rules.reason(facts.toGrade(candidates, standings.values(), context)), formula, context);
        List<Scored> ranking = new ArrayList<>();
        List<Scored> large = new ArrayList<>();
        for (Candidate candidate : candidates) {
            if (!grades.leavesOut(standings.get(candidate.id()))) {
                (grades.isTooLong(candidate) ? large : ranking).add(grades.score(candidate));
            }
        }
        Comparator<Scored> bestFirst = TieBreak.order(tieBreaks, firstEnergy, context.mood());
        ranking.sort(bestFirst);
        large.sort(bestFirst);
        Conclusions concluded = rules.reason(
                choiceFacts(new Pool(candidates.size(), ranking.size(), large.size()), ranking, large, context));
        return outcome(concluded, ranking, large);
    }

    private List<Object> choiceFacts(Pool pool, List<Scored> ranking, List<Scored> large, SelectionContext context) {
        List<Object> choice = new ArrayList<>(bands);
        choice.add(pool);
        choice.add(new Moment(context.availableMinutes(), context.mood()));
        context.avoidType().ifPresent(type -> choice.add(new AvoidedType(type)));
        Set<WorkType> seen = EnumSet.noneOf(WorkType.class);
        for (int rank = 0; rank < ranking.size() && seen.size() < WorkType.values().length; rank++) {
            CandidateScore score = ranking.get(rank).result();
            WorkType type = ranking.get(rank).candidate().workType();
            if (seen.add(type)) {
                choice.add(new Contender(type, rank, score.moodMatch(), score.score()));
            }
        }
        if (ranking.isEmpty()) {
            for (int rank = 0; rank < large.size(); rank++) {
                choice.add(new LargeTask(rank, large.get(rank).candidate().firstStepMinutes()));
            }
        }
        return choice;
    }

    private static SelectionOutcome outcome(Conclusions concluded, List<Scored> ranking, List<Scored> large) {
        SelectionOutcome.Kind kind = concluded.required(CaseDecided.class).kind();
        Optional<UUID> microStep = concluded
                .one(MicroStep.class)
                .map(step -> large.get(step.rank()).candidate().id());
        OptionalInt shortest = kind == SelectionOutcome.Kind.ALL_TOO_LONG
                ? large.stream()
                        .mapToInt(scored -> scored.candidate().minutes())
                        .min()
                : OptionalInt.empty();
        return new SelectionOutcome(
                kind,
                concluded.one(Chosen.class).map(chosen -> ranking.get(chosen.rank())
                        .result()),
                concluded.one(BandDecided.class).map(BandDecided::band),
                microStep,
                shortest,
                ranking.stream().map(Scored::result).toList());
    }
}
