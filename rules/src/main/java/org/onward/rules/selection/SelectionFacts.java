package org.onward.rules.selection;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import org.onward.rules.learning.Adjustment;
import org.onward.rules.table.DecisionTable;
import org.onward.rules.table.Setting;

/** Gathers the facts of a choice: the table rows, the moment and each distinct value of the candidates once. */
final class SelectionFacts {
    private final List<Object> rows = new ArrayList<>();

    SelectionFacts() {
        for (GradeRow.About about : GradeRow.About.values()) {
            rows.addAll(GradeRow.shipped(about));
        }
        rows.addAll(MoodRow.shipped());
        rows.addAll(LearnedWordsRow.shipped());
        rows.addAll(Setting.of(DecisionTable.shipped("selection-settings")));
    }

    /** The values to be graded, with the tables they are graded by. */
    Collection<Object> toGrade(
            List<Candidate> candidates,
            Collection<LengthLearned> lengths,
            Collection<Standing> standings,
            SelectionContext context) {
        LocalDate today = context.now().atZone(context.zone()).toLocalDate();
        Set<Object> values = new LinkedHashSet<>(standings);
        values.addAll(lengths);
        for (Candidate candidate : candidates) {
            values.add(new Length(candidate.minutes(), (double) candidate.minutes() / context.availableMinutes()));
            values.add(new WorkKind(candidate.workType()));
            values.add(new Pressure(candidate.urgency()));
            values.add(new Declines(candidate.rejections()));
            if (candidate.dueAt() != null) {
                values.add(new DaysLeft(Grades.daysLeft(candidate, today, context)));
            }
        }
        List<Object> facts = new ArrayList<>(rows);
        facts.addAll(values);
        facts.add(Moment.of(context));
        context.learned().all().stream()
                .filter(effect -> effect.kind() == Adjustment.Kind.AFFINITY)
                .forEach(effect -> facts.add(Reluctance.of(effect)));
        return facts;
    }

    /** How each candidate stands, by its id. */
    static Map<UUID, Standing> standings(List<Candidate> candidates, SelectionContext context) {
        Map<UUID, Integer> firstOpen = new HashMap<>();
        for (Candidate candidate : candidates) {
            if (candidate.parentId() != null && !candidate.blocked()) {
                firstOpen.merge(candidate.parentId(), candidate.sequence(), Math::min);
            }
        }
        Map<UUID, Standing> standings = new HashMap<>();
        for (Candidate candidate : candidates) {
            Integer first = candidate.parentId() == null ? null : firstOpen.get(candidate.parentId());
            standings.put(
                    candidate.id(),
                    new Standing(
                            candidate.blocked(),
                            candidate.declinedThisSession(),
                            context.replacing().filter(candidate.id()::equals).isPresent(),
                            first != null && first < candidate.sequence()));
        }
        return standings;
    }
}
