package org.onward.rules.labels;

import java.util.List;
import org.onward.rules.table.DecisionTable;
import org.onward.rules.table.TableRow;
import org.onward.rules.words.PhraseIndex;
import org.onward.rules.words.Words;

/** Looks up activities of known length in the table {@code minutes-by-activity}. */
final class ActivityWords {
    private final List<Activity> activities;

    ActivityWords(DecisionTable table) {
        this.activities = table.rows().stream().map(Activity::of).toList();
    }

    List<ActivityFound> in(Words title, List<Cue> cues) {
        return activities.stream()
                .filter(activity -> activity.isMeantBy(title, cues))
                .map(activity -> new ActivityFound(
                        activity.row().id(),
                        activity.row().number(),
                        activity.row().integer("minutes")))
                .toList();
    }

    /** An activity is meant when its verb opens a clause and its words stand anywhere; a blank cell asks for nothing. */
    private record Activity(TableRow row, PhraseIndex<TableRow> verbs, PhraseIndex<TableRow> words) {
        static Activity of(TableRow row) {
            List<TableRow> one = List.of(row);
            return new Activity(
                    row, PhraseIndex.of(one, r -> r.list("verbs")), PhraseIndex.of(one, r -> r.list("words")));
        }

        boolean isMeantBy(Words title, List<Cue> cues) {
            return (!row.has("verbs") || cues.stream().anyMatch(cue -> opens(cue, title)))
                    && (!row.has("words") || !words.in(title).isEmpty());
        }

        private boolean opens(Cue cue, Words title) {
            return cue.opening()
                    && cue.isVerb()
                    && verbs.at(title, cue.position()).isPresent();
        }
    }
}
