package org.onward.companion.execution;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.UUID;
import org.onward.companion.checkin.FollowUps;
import org.onward.companion.task.Task;
import org.onward.companion.task.TaskFamily;
import org.onward.companion.task.TaskRepository;
import org.onward.companion.task.TaskStatus;
import org.onward.companion.task.TaskStep;
import org.onward.conversation.NoteLine;
import org.onward.conversation.TaskButtons;
import org.onward.conversation.TaskCards;
import org.onward.conversation.TaskEvent;
import org.onward.conversation.Turn;
import org.onward.conversation.UnderWay;
import org.onward.json.JsonText;
import org.onward.rules.tone.ToneContext.Moment;

/** Accompanies work on one task from "let's go" to its last step (companion spec §5). */
@ApplicationScoped
public class Execution {
    @Inject
    private TaskRepository tasks;

    @Inject
    private TaskCards cards;

    @Inject
    private TaskButtons buttons;

    @Inject
    private Closing closing;

    @Inject
    private FollowUps followUps;

    /** The offer is accepted (T5). What was under way goes back to the list with its progress (T9). */
    public void accept(Turn turn) {
        Optional<Task> offered =
                turn.conversation().suggested(turn.now()).flatMap(id -> tasks.findOwnedBy(turn.owner(), id));
        if (offered.isEmpty() || offered.get().status() != TaskStatus.PENDING) {
            turn.conversation().withdrawOffer();
            turn.reply().text(turn.phrase("accept.nothing-offered")).button(turn.button("ask", "ask", null, "", true));
            return;
        }
        turn.conversation()
                .active()
                .filter(id -> !id.equals(offered.get().id()))
                .flatMap(id -> tasks.findOwnedBy(turn.owner(), id))
                .ifPresent(current -> putBack(turn, current));
        Task task = offered.get();
        task.accept(turn.now());
        turn.conversation().start(task.id(), turn.today());
        followUps.begin(turn, task);
        turn.note(task.id(), TaskEvent.Type.ACCEPTED);
        turn.reply().moment(Moment.STEPS).reward("lightest").text(turn.phrase("accept.initiation"));
        show(turn, task);
        turn.reply().text(turn.phrase("accept.offer-help"));
    }

    /** Shows where the work stands: the current step alone, and what one can do. */
    public void show(Turn turn, Task task) {
        int step = task.nextStep().orElse(0);
        String key = task.stepsCompleted() == 0 ? "accept.first-step" : "accept.where-you-were";
        turn.reply()
                .moment(Moment.STEPS)
                .about(task.id(), task.title())
                .text(turn.phrase(key, stepValues(turn, task, step)))
                .working(cards.working(task));
        turn.reply().buttons(buttons.atWork(task));
    }

    private static Map<String, String> stepValues(Turn turn, Task task, int step) {
        String text = step == 0 ? task.title() : task.steps().get(step - 1).text();
        turn.reply().quote(text);
        return Map.of(
                "title", task.title(),
                "n", Integer.toString(Math.max(1, step)),
                "of", Integer.toString(Math.max(1, task.steps().size())),
                "step", text);
    }

    /**
     * A step is done (T13); the last one completes the task.
     *
     * @param number the step that was meant, 1-based; empty for the current one
     */
    public void stepDone(Turn turn, OptionalInt number) {
        Optional<TaskFamily> work = work(turn);
        if (work.isEmpty()) {
            turn.reply().text(turn.phrase("step.none-active")).button(turn.button("ask", "ask", null, "", true));
            return;
        }
        Task task = work.get().task();
        int step = number.orElse(task.nextStep().orElse(0));
        if (!task.finishStep(step, turn.now())) {
            show(turn, task);
            return;
        }
        turn.note(
                task.id(),
                TaskEvent.Type.STEP_DONE,
                JsonText.object().add("step", step).build());
        if (task.nextStep().isEmpty()) {
            closing.finish(turn, work.get());
            return;
        }
        boolean first = task.stepsCompleted() == 1;
        TaskStep next = task.steps().get(task.nextStep().get() - 1);
        turn.reply()
                .moment(Moment.STEPS)
                .reward(first ? "low" : "lightest")
                .about(task.id(), task.title())
                .text(turn.phrase(first ? "step.first-reward" : "step.encourage"))
                .text(turn.phrase(
                        "step.next", stepValues(turn, task, task.steps().indexOf(next) + 1)))
                .working(cards.working(task));
        turn.reply().buttons(buttons.atWork(task));
    }

    /** Enough for now (T9): progress and steps are kept, and it never counts as a decline. */
    public void stop(Turn turn) {
        Optional<Task> active = active(turn);
        if (active.isEmpty()) {
            boolean offered = turn.conversation().suggested(turn.now()).isPresent();
            turn.conversation().answeredCheckIn();
            turn.conversation().withdrawOffer();
            turn.reply().text(turn.phrase(offered ? "stop.enough" : "stop.none-active"));
            return;
        }
        Task task = active.get();
        putBack(turn, task);
        turn.reply()
                .about(task.id(), task.title())
                .text(turn.phrase(
                        task.stepsCompleted() > 0 ? "stop.kept.with-steps" : "stop.kept",
                        Map.of(
                                "title", task.title(),
                                "n", Integer.toString(task.stepsCompleted()),
                                "of", Integer.toString(task.steps().size()))))
                .button(turn.button("ask", "ask", null, "", false));
    }

    /** None of these goes on: all that is under way goes back to the list, without a word. */
    public void putAllBack(Turn turn) {
        List<UUID> ids = turn.conversation().surroundings().underWay().stream()
                .map(UnderWay::id)
                .toList();
        tasks.findAll(turn.owner(), ids).forEach(task -> putBack(turn, task));
    }

    /** Puts what is under way back without a word, because something else takes its place. */
    public void setAside(Turn turn) {
        active(turn).ifPresent(task -> putBack(turn, task));
    }

    private void putBack(Turn turn, Task task) {
        setDown(turn, task);
        turn.conversation().stop();
    }

    /** A task under way goes back to the list with its progress (T9); what the person is working on stays. */
    void setDown(Turn turn, Task task) {
        if (task.status() == TaskStatus.IN_PROGRESS) {
            task.putBack(NoteLine.of(
                    turn.now(),
                    turn.zone(),
                    "put back after " + task.stepsCompleted() + " of "
                            + task.steps().size() + " steps"));
            turn.note(task.id(), TaskEvent.Type.PUT_BACK);
        }
    }

    /** The task being worked on, unless it was completed or removed elsewhere. */
    public Optional<Task> active(Turn turn) {
        return work(turn).map(TaskFamily::task);
    }

    private Optional<TaskFamily> work(Turn turn) {
        Optional<UUID> id = turn.conversation().active();
        Optional<TaskFamily> family = id.flatMap(active -> tasks.familyOf(turn.owner(), active))
                .filter(found -> found.task().status() == TaskStatus.IN_PROGRESS);
        if (id.isPresent() && family.isEmpty()) {
            turn.conversation().stop();
        }
        return family;
    }
}
