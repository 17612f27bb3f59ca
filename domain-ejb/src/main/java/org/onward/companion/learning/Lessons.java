package org.onward.companion.learning;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.Duration;
import java.time.Instant;
import java.util.UUID;
import org.onward.companion.task.Task;
import org.onward.companion.task.TaskStatus;
import org.onward.conversation.Conversation;
import org.onward.conversation.Knowledge;
import org.onward.conversation.Turn;
import org.onward.rules.learning.LearnedEffects;
import org.onward.rules.learning.Learning;
import org.onward.rules.learning.Occasion;
import org.onward.rules.preference.Preferences;
import org.onward.rules.vocabulary.Mood;
import org.onward.rules.vocabulary.TimeBand;
import org.onward.rules.vocabulary.WorkType;

/**
 * Teaches what happens and tells what the lessons amount to. Costs no statement: what is known was read as the turn began and is
 * written as it ends. While learning is paused nothing is taught and nothing has an effect.
 */
@ApplicationScoped
public class Lessons {
    private static final double SECONDS_PER_MINUTE = 60;

    @Inject
    private Learning learning;

    /** What was learned about the person amounts to this now. */
    public LearnedEffects effects(Conversation conversation, Instant now) {
        Knowledge known = conversation.knowledge();
        return known.preferences().on(Preferences.LEARNING_PAUSED)
                ? LearnedEffects.PAUSED
                : learning.effects(known.learned(), now);
    }

    /** See {@link #effects(Conversation, Instant)}. */
    public LearnedEffects effects(Turn turn) {
        return effects(turn.conversation(), turn.now());
    }

    /** A finished task felt easier, about right or harder than thought (spec §10.4). */
    public void felt(Turn turn, Occasion.What how, Task task) {
        teach(turn, how, task, 0);
    }

    /** A task proved too large to finish (spec §9.4). */
    public void notFinished(Turn turn, Task task) {
        teach(turn, Occasion.What.NOT_FINISHED, task, 0);
    }

    /** A task that was worked on is being completed: how long it took is measured, unless the person said the length. */
    public void finishing(Turn turn, Task task) {
        if (task.status() == TaskStatus.IN_PROGRESS && task.learnedFactor() > 0) {
            task.work().startedAt().ifPresent(started -> {
                double took = Duration.between(started, turn.now()).toSeconds() / SECONDS_PER_MINUTE;
                double estimate = task.labels().minutes() / task.learnedFactor();
                teach(turn, Occasion.What.FINISHED, task, took / estimate);
            });
        }
    }

    private void teach(Turn turn, Occasion.What what, Task task, double measure) {
        teach(
                turn,
                what,
                new Subject(task.id(), task.labels().workType(), task.pattern()),
                turn.conversation().mood(),
                measure);
    }

    /**
     * Something happened to a task.
     *
     * @param mood how the person feels
     * @param measure see {@link Occasion}
     */
    public void teach(Turn turn, Occasion.What what, Subject task, Mood mood, double measure) {
        if (turn.conversation().knowledge().preferences().on(Preferences.LEARNING_PAUSED)) {
            return;
        }
        Occasion occasion = new Occasion(
                what,
                task.id(),
                task.workType(),
                task.pattern(),
                TimeBand.of(turn.now().atZone(turn.zone()).toLocalTime()),
                mood,
                measure,
                turn.now());
        Knowledge known = turn.conversation().knowledge();
        known.learn(learning.learn(occasion, known.learned()));
    }

    /**
     * The task that something happened to.
     *
     * @param pattern by which similar tasks are known; empty for none
     */
    public record Subject(UUID id, WorkType workType, String pattern) {}
}
