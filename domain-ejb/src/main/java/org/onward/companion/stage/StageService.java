package org.onward.companion.stage;

import jakarta.ejb.Stateless;
import jakarta.inject.Inject;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.onward.companion.intake.PlanningKnowledge;
import org.onward.companion.intake.TaskChange;
import org.onward.companion.intake.TaskRevision;
import org.onward.companion.task.Task;
import org.onward.companion.task.TaskRepository;
import org.onward.companion.task.TaskStatus;
import org.onward.conversation.Button;
import org.onward.conversation.Conversation;
import org.onward.conversation.ConversationStore;
import org.onward.conversation.TaskButtons;
import org.onward.conversation.TaskCards;
import org.onward.conversation.TaskEvent;
import org.onward.conversation.UnderstoodLine;
import org.onward.identity.Caller;
import org.onward.json.JsonText;
import org.onward.problem.Conflict;
import org.onward.problem.IllegalTransition;
import org.onward.rules.selection.PresentationBand;

/** Looks at the task on stage and corrects tasks outside the conversation. */
@Stateless
public class StageService {
    @Inject
    private Clock clock;

    @Inject
    private TaskRepository tasks;

    @Inject
    private TaskRevision revision;

    @Inject
    private PlanningKnowledge planningKnowledge;

    @Inject
    private ConversationStore conversations;

    @Inject
    private TaskCards cards;

    @Inject
    private TaskButtons buttons;

    @Inject
    private UnderstoodLine understoodLine;

    /** What is on offer or under way. */
    public Stage current(Caller caller) {
        Instant now = clock.instant();
        Conversation conversation = conversations.look(caller.userId(), now);
        Optional<Task> offered = open(caller, conversation.suggested(now), TaskStatus.PENDING);
        Optional<Task> active = open(caller, conversation.active(), TaskStatus.IN_PROGRESS);
        List<Button> row = offered.map(buttons::onOffer)
                .or(() -> active.map(buttons::atWork))
                .orElse(List.of());
        return new Stage(
                conversation.state(),
                offered.map(task -> cards.suggestion(task, PresentationBand.PLAIN, "", caller.zone())),
                active.map(cards::working),
                row);
    }

    private Optional<Task> open(Caller caller, Optional<UUID> id, TaskStatus status) {
        return id.flatMap(found -> tasks.findOwnedBy(caller.userId(), found)).filter(task -> task.status() == status);
    }

    /** One task; throws {@link org.onward.problem.NotFound} for a missing or foreign one. */
    public TaskView look(Caller caller, UUID id) {
        return view(caller, tasks.requireOwnedBy(caller.userId(), id));
    }

    /**
     * Corrects an open task.
     *
     * @param version the version the person saw
     * @throws Conflict when the task has another version by now
     * @throws IllegalTransition when the task is done
     */
    public TaskView correct(Caller caller, UUID id, long version, TaskChange change) {
        Instant now = clock.instant();
        Task task = tasks.requireOwnedBy(caller.userId(), id);
        if (task.version() != version) {
            throw Conflict.stale();
        }
        if (!task.open()) {
            throw new IllegalTransition("This task is done already.", "Tell me a new task if there is more to do.");
        }
        revision.apply(
                task, change, now, caller.zone(), planningKnowledge.of(conversations.look(caller.userId(), now), now));
        tasks.flush();
        conversations.note(
                caller.userId(),
                now,
                List.of(new TaskEvent(
                        task.id(), TaskEvent.Type.CORRECTED, JsonText.object().build())));
        return view(caller, task);
    }

    private TaskView view(Caller caller, Task task) {
        return new TaskView(task, understoodLine.of(task, caller.zone()));
    }
}
