package org.onward.companion.rejection;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.json.JsonObjectBuilder;
import java.util.Locale;
import java.util.Optional;
import java.util.UUID;
import org.onward.companion.learning.Lessons;
import org.onward.conversation.NoteLine;
import org.onward.conversation.TaskAdjustment;
import org.onward.conversation.TaskEvent;
import org.onward.conversation.Turn;
import org.onward.json.JsonText;
import org.onward.rules.learning.Occasion;
import org.onward.rules.rejection.Category;
import org.onward.rules.rejection.ReasonRow;
import org.onward.rules.rejection.Verdict;
import org.onward.rules.selection.Candidate;
import org.onward.rules.vocabulary.Energy;
import org.onward.rules.vocabulary.Mood;
import org.onward.rules.vocabulary.TimeBand;

/** What a decline leaves behind: on the task, in its notes, as an event, and as a lesson (companion spec §7.1, §7.4). */
@ApplicationScoped
class DeclineRecord {
    private static final int LONGEST_NOTE = 200;

    @Inject
    private Lessons lessons;

    /** A decline of a task that stays open. */
    void of(Turn turn, Candidate task, Verdict verdict, boolean late) {
        Mood before = turn.conversation().mood();
        Mood mood = turn.understanding().mood().orElse(before);
        ReasonRow reason = verdict.reason();
        boolean newlyTired = mood == Mood.TIRED && (!late || before != Mood.TIRED);
        boolean moreEnergy = newlyTired && reason.counts() && task.energy() != Energy.HIGH;
        lessons.teach(
                turn,
                occasion(verdict.category(), late),
                new Lessons.Subject(task.id(), task.workType(), task.pattern()),
                newlyTired || mood != Mood.TIRED ? mood : Mood.NEUTRAL,
                moreEnergy ? 1 : 0);
        int counted = late ? (reason.counts() ? 0 : -1) : (reason.counts() ? 1 : 0);
        turn.adjust(new TaskAdjustment(
                task.id(),
                counted,
                note(turn, verdict.category()),
                reason.stretch(),
                moreEnergy,
                verdict.category() == Category.BLOCKED ? Optional.of(words(turn)) : Optional.empty(),
                0,
                0));
        turn.note(
                task.id(),
                late ? TaskEvent.Type.REASON_GIVEN : TaskEvent.Type.DECLINED,
                facts(turn, verdict.category(), mood)
                        .add("workType", task.workType().name())
                        .build());
    }

    /** The task turns out to be done already: its completion is an event of its own. */
    void ofFinished(Turn turn, UUID task, boolean late) {
        turn.adjust(new TaskAdjustment(
                task, late ? -1 : 0, note(turn, Category.ALREADY_DONE), 1, false, Optional.empty(), 0, 0));
        turn.note(
                task,
                late ? TaskEvent.Type.REASON_GIVEN : TaskEvent.Type.DECLINED,
                facts(turn, Category.ALREADY_DONE, turn.conversation().mood()).build());
    }

    private static JsonObjectBuilder facts(Turn turn, Category category, Mood mood) {
        return JsonText.object()
                .add("category", lower(category))
                .add("mood", mood.name())
                .add(
                        "band",
                        TimeBand.of(turn.now().atZone(turn.zone()).toLocalTime())
                                .name());
    }

    private static Occasion.What occasion(Category category, boolean late) {
        Category known = category == Category.BARE ? Category.GENERAL : category;
        return Occasion.What.valueOf((late ? "REASON_" : "DECLINED_") + known.name());
    }

    private static String note(Turn turn, Category category) {
        String said = words(turn);
        return NoteLine.of(turn.now(), turn.zone(), lower(category) + (said.isEmpty() ? "" : ": " + said));
    }

    private static String words(Turn turn) {
        String said = turn.utterance().text().replaceAll("\\s+", " ").strip();
        return said.length() <= LONGEST_NOTE ? said : said.substring(0, LONGEST_NOTE);
    }

    private static String lower(Category category) {
        return category.name().toLowerCase(Locale.ROOT);
    }
}
