package org.onward.rules.selection;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.UUID;
import java.util.stream.Collectors;
import org.onward.rules.rulebase.Conclusions;
import org.onward.rules.rulebase.Rulebase;
import org.onward.rules.table.DecisionTable;
import org.onward.rules.table.Setting;
import org.onward.rules.vocabulary.Energy;
import org.onward.rules.vocabulary.Mood;

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
        Map<UUID, LengthLearned> lengths = lengthsLearned(candidates, context);
        List<Candidate> effective = candidates.stream()
                .map(candidate -> lengths.containsKey(candidate.id())
                        ? candidate.taking(lengths.get(candidate.id()).minutes())
                        : candidate)
                .toList();
        Map<UUID, Standing> standings = SelectionFacts.standings(effective, context);
        Grades grades = new Grades(
                rules.reason(facts.toGrade(effective, lengths.values(), standings.values(), context)),
                formula,
                context);
        List<Scored> ranking = new ArrayList<>();
        List<Scored> large = new ArrayList<>();
        for (Candidate candidate : effective) {
            if (!grades.leavesOut(standings.get(candidate.id()))) {
                (grades.isTooLong(candidate) ? large : ranking)
                        .add(grades.score(candidate, lengths.get(candidate.id())));
            }
        }
        Comparator<Scored> bestFirst = TieBreak.order(tieBreaks, firstEnergy, context.mood());
        ranking.sort(bestFirst);
        large.sort(bestFirst);
        Conclusions concluded = rules.reason(
                choiceFacts(new Pool(candidates.size(), ranking.size(), large.size()), ranking, large, context));
        return outcome(concluded, ranking, large);
    }

    /** Estimates that count as another length because of what was learned (spec §4.3), by task. */
    private static Map<UUID, LengthLearned> lengthsLearned(List<Candidate> candidates, SelectionContext context) {
        Map<UUID, LengthLearned> lengths = new HashMap<>();
        for (Candidate candidate : candidates) {
            int minutes = context.learned()
                    .minutes(candidate.minutes(), candidate.learnedFactor(), candidate.workType(), candidate.pattern());
            if (minutes != candidate.minutes()) {
                lengths.put(candidate.id(), new LengthLearned(candidate.minutes(), minutes));
            }
        }
        return lengths;
    }

    private List<Object> choiceFacts(Pool pool, List<Scored> ranking, List<Scored> large, SelectionContext context) {
        List<Object> choice = new ArrayList<>(bands);
        choice.add(pool);
        choice.add(Moment.of(context));
        context.avoidType().ifPresent(type -> choice.add(new AvoidedType(type)));
        context.shorterThan().ifPresent(minutes -> choice.add(new ShorterWanted()));
        if (context.learned().gentleWhenTired()) {
            choice.add(new GentleWanted());
        }
        choice.addAll(contenders(ranking, context));
        if (ranking.isEmpty()) {
            for (int rank = 0; rank < large.size(); rank++) {
                choice.add(new LargeTask(rank, large.get(rank).candidate().firstStepMinutes()));
            }
        }
        return choice;
    }

    /** The best of each sort: rules choose among sorts, so that a thousand candidates are at most sixteen facts. */
    private static Collection<Contender> contenders(List<Scored> ranking, SelectionContext context) {
        Map<List<Object>, Contender> best = new LinkedHashMap<>();
        for (int rank = 0; rank < ranking.size(); rank++) {
            CandidateScore score = ranking.get(rank).result();
            Candidate candidate = ranking.get(rank).candidate();
            boolean shorter = candidate.minutes() < context.shorterThan().orElse(0);
            boolean gentle = candidate.energy() == Energy.LOW;
            best.putIfAbsent(
                    List.of(candidate.workType(), shorter, gentle),
                    new Contender(candidate.workType(), rank, score.moodMatch(), score.score(), shorter, gentle));
        }
        return best.values();
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
