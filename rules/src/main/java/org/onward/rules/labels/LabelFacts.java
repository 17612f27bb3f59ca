package org.onward.rules.labels;

import java.util.ArrayList;
import java.util.List;
import org.onward.rules.table.DecisionTable;
import org.onward.rules.table.Setting;
import org.onward.rules.table.TableRow;
import org.onward.rules.words.PhraseIndex;
import org.onward.rules.words.Words;

/** Gathers the facts of a captured task: the table rows that always take part and those whose words the person used. */
final class LabelFacts {
    private final WorkTypeWords workTypeWords;
    private final ActivityWords activityWords;
    private final PhraseIndex<TableRow> urgencyWords;
    private final List<Object> rows = new ArrayList<>();

    LabelFacts() {
        workTypeWords = new WorkTypeWords(
                DecisionTable.shipped("work-type-words"),
                DecisionTable.shipped("work-type-objects"),
                DecisionTable.shipped("lead-ins"));
        activityWords = new ActivityWords(DecisionTable.shipped("minutes-by-activity"));
        urgencyWords = PhraseIndex.of(DecisionTable.shipped("urgency-words").rows(), row -> row.list("words"));
        rows.addAll(DeadlineRow.of(DecisionTable.shipped("urgency-deadlines")));
        rows.addAll(TypeMinutesRow.of(DecisionTable.shipped("minutes-by-type")));
        rows.addAll(EnergyRow.of(DecisionTable.shipped("energy")));
        rows.addAll(Setting.of(DecisionTable.shipped("label-settings")));
    }

    List<Object> of(TaskText text) {
        List<Object> facts = new ArrayList<>(rows);
        facts.add(new CapturedTask(
                text.reminder(),
                text.statedMinutes().isPresent(),
                text.statedMinutes().orElse(0)));
        text.dueAt().ifPresent(due -> facts.add(Deadline.of(due, text.now(), text.zone())));
        text.multipliers().forEach((type, factor) -> facts.add(new LearnedMultiplier(type, factor)));

        if (text.tiring()) {
            facts.add(new ProvedTiring());
        }

        Words title = Words.of(text.title());
        List<Cue> cues = workTypeWords.cuesIn(title);
        facts.addAll(cues);
        facts.addAll(workTypeWords.verbsWithObjectsIn(title, cues));
        facts.addAll(activityWords.in(title, cues));

        Words message = Words.of(text.message().isBlank() ? text.title() : text.message());
        urgencyWords.in(message).forEach(found -> facts.add(cueOf(found)));
        return facts;
    }

    private static UrgencyCue cueOf(PhraseIndex.Found<TableRow> found) {
        TableRow row = found.entry();
        return new UrgencyCue(
                row.id(), row.text("kind").equals("relaxed"), row.integer("urgency"), found.words(), found.position());
    }
}
