package org.onward.rules.selection;

import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.onward.rules.explain.Explanation;
import org.onward.rules.rulebase.Conclusions;
import org.onward.rules.vocabulary.WorkType;

/** What the rules concluded about the values of the candidates, ready to be put together for each candidate. */
final class Grades {
    private final Map<Integer, TimeFit> timeFits = new HashMap<>();
    private final Map<WorkType, MoodMatch> moodMatches = new HashMap<>();
    private final Map<WorkType, LoweredMatch> loweredMatches = new EnumMap<>(WorkType.class);
    private final Map<LengthLearned, LengthWords> lengths = new HashMap<>();
    private final Map<Integer, History> histories = new HashMap<>();
    private final Map<Integer, UrgencyWords> urgencies = new HashMap<>();
    private final Map<Integer, DeadlineWords> deadlines = new HashMap<>();
    private final Set<Standing> leftOut = new HashSet<>();
    private final Set<Integer> tooLong = new HashSet<>();
    private final ScoreFormula formula;
    private final SelectionContext context;
    private final LocalDate today;

    Grades(Conclusions concluded, ScoreFormula formula, SelectionContext context) {
        this.formula = formula;
        this.context = context;
        this.today = context.now().atZone(context.zone()).toLocalDate();
        concluded.all(TimeFit.class).forEach(grade -> timeFits.put(grade.minutes(), grade));
        concluded.all(MoodMatch.class).forEach(grade -> moodMatches.put(grade.type(), grade));
        concluded.all(LoweredMatch.class).forEach(lowered -> loweredMatches.put(lowered.type(), lowered));
        concluded.all(LengthWords.class).forEach(words -> lengths.put(words.length(), words));
        concluded.all(History.class).forEach(grade -> histories.put(grade.declines(), grade));
        concluded.all(UrgencyWords.class).forEach(words -> urgencies.put(words.urgency(), words));
        concluded.all(DeadlineWords.class).forEach(words -> deadlines.put(words.days(), words));
        concluded.all(LeftOut.class).forEach(left -> leftOut.add(left.standing()));
        concluded.all(TooLong.class).forEach(length -> tooLong.add(length.minutes()));
    }

    boolean leavesOut(Standing standing) {
        return leftOut.contains(standing);
    }

    boolean isTooLong(Candidate candidate) {
        return tooLong.contains(candidate.minutes());
    }

    /**
     * The score of a candidate.
     *
     * @param learnedLength what its estimate was before what was learned; null when that changed nothing
     */
    Scored score(Candidate candidate, LengthLearned learnedLength) {
        TimeFit time = timeFits.get(candidate.minutes());
        MoodMatch mood = moodMatches.get(candidate.workType());
        LoweredMatch lowered = loweredMatches.get(candidate.workType());
        History history = histories.get(candidate.rejections());
        double urgency = candidate.urgency() / 100.0;
        double level = lowered == null ? mood.level() : lowered.level();
        double score = formula.score(time.fit(), level, urgency, history.grade());
        CandidateScore result = new CandidateScore(
                candidate.id(),
                score,
                time.fit(),
                level,
                urgency,
                history.grade(),
                mood.graded(),
                candidate.minutes(),
                learned(
                        candidate,
                        learnedLength,
                        lowered,
                        score - formula.score(time.fit(), mood.level(), urgency, history.grade())),
                why(candidate, learnedLength));
        return new Scored(candidate, result);
    }

    private List<LearnedShare> learned(
            Candidate candidate, LengthLearned learnedLength, LoweredMatch lowered, double change) {
        List<LearnedShare> shares = new ArrayList<>();
        if (lowered != null) {
            shares.add(new LearnedShare(lowered.adjustment(), Math.round(change * 10_000) / 10_000.0));
        }
        if (learnedLength != null) {
            context.learned()
                    .estimate(candidate.workType(), candidate.pattern())
                    .ifPresent(effect -> effect.from().forEach(id -> shares.add(new LearnedShare(id, 0))));
        }
        return shares;
    }

    private List<Explanation> why(Candidate candidate, LengthLearned learnedLength) {
        List<Clause> clauses = new ArrayList<>(List.of(
                timeFits.get(candidate.minutes()).why(),
                moodMatches.get(candidate.workType()).why(),
                histories.get(candidate.rejections()).why(),
                urgencies.get(candidate.urgency()).why()));
        if (candidate.dueAt() != null && deadlines.get(daysLeft(candidate)) != null) {
            clauses.add(deadlines.get(daysLeft(candidate)).why());
        }
        if (loweredMatches.containsKey(candidate.workType())) {
            clauses.add(loweredMatches.get(candidate.workType()).why());
        }
        if (learnedLength != null) {
            clauses.add(lengths.get(learnedLength).why());
        }
        clauses.sort(Comparator.comparingInt(Clause::telling));
        return clauses.stream().map(Clause::explanation).toList();
    }

    private int daysLeft(Candidate candidate) {
        return daysLeft(candidate, today, context);
    }

    static int daysLeft(Candidate candidate, LocalDate today, SelectionContext context) {
        LocalDate due = candidate.dueAt().atZone(context.zone()).toLocalDate();
        return (int) ChronoUnit.DAYS.between(today, due);
    }
}
