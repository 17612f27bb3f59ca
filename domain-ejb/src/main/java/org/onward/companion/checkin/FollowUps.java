package org.onward.companion.checkin;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import org.onward.companion.task.Task;
import org.onward.conversation.CheckInState;
import org.onward.conversation.Turn;
import org.onward.conversation.UnderWay;
import org.onward.rules.checkin.CheckIns;

/** Keeps the time at which somebody is asked how it goes (companion spec §6.1, §6.3, §8.3). */
@ApplicationScoped
public class FollowUps {
    @Inject
    private CheckIns rules;

    /** The task was accepted just now: the count starts anew. */
    public void begin(Turn turn, Task task) {
        rules.nextDue(task.labels().minutes(), 0, turn.now())
                .ifPresent(due -> turn.conversation().checkIns().begin(due));
    }

    /** Work on the task goes on after a pause: the count starts anew, for what is left of it. */
    public void beginAfterReturn(Turn turn, Task task) {
        turn.conversation()
                .checkIns()
                .begin(rules.afterReturn(
                        task.labels().minutes(),
                        task.stepsCompleted(),
                        task.steps().size(),
                        turn.now()));
    }

    /** As {@link #beginAfterReturn(Turn, Task)}, for a task that was read with the conversation. */
    public void beginAfterReturn(Turn turn, UnderWay task) {
        turn.conversation()
                .checkIns()
                .begin(rules.afterReturn(task.minutes(), task.stepsDone(), task.stepsTotal(), turn.now()));
    }

    /** The person is still at it: the next one counts from now. */
    public void keepOn(Turn turn, Task task) {
        CheckInState state = turn.conversation().checkIns();
        rules.nextDue(task.labels().minutes(), Math.max(1, state.count()), turn.now())
                .ifPresent(state::due);
    }

    /** The person asked for this many more minutes. */
    public void extend(Turn turn, int minutes) {
        turn.conversation().checkIns().due(rules.afterMoreTime(minutes, turn.now()));
    }
}
