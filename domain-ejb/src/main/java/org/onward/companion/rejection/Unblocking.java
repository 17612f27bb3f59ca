package org.onward.companion.rejection;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.onward.companion.task.Task;
import org.onward.companion.task.TaskRepository;
import org.onward.conversation.Button;
import org.onward.conversation.TaskEvent;
import org.onward.conversation.Turn;
import org.onward.rules.rejection.BlockNews;

/** "Heard back from Bob": what waited may be offered from now on (companion spec §7.1). */
@ApplicationScoped
public class Unblocking {
    private static final int MOST_NAMED = 3;

    @Inject
    private TaskRepository tasks;

    @Inject
    private BlockNews news;

    /** News came: the task it is about is free; a single wait is taken to be meant, several are asked about. */
    public void heard(Turn turn) {
        String message = turn.utterance().text();
        List<Task> waiting = tasks.blocked(turn.owner());
        List<Task> meant = waiting.stream()
                .filter(task -> news.isAbout(message, task.blockedReason(), task.title()))
                .toList();
        List<Task> candidates = meant.isEmpty() ? waiting : meant;
        if (candidates.isEmpty()) {
            turn.reply().text(turn.phrase("unblock.none"));
        } else if (candidates.size() == 1) {
            free(turn, candidates.get(0));
        } else {
            List<Button> which = candidates.stream()
                    .limit(MOST_NAMED)
                    .map(task -> new Button("unblock", task.id(), task.title(), task.title(), false))
                    .toList();
            turn.reply().question(turn.phrase("unblock.which"), which);
        }
    }

    /** The person chose which wait has ended; false when that task does not wait. */
    public boolean chosen(Turn turn, UUID id) {
        return tasks.findOwnedBy(turn.owner(), id)
                .filter(Task::blocked)
                .map(task -> {
                    free(turn, task);
                    return true;
                })
                .orElse(false);
    }

    private static void free(Turn turn, Task task) {
        task.unblock();
        turn.conversation().welcomeBack(task.id());
        turn.note(task.id(), TaskEvent.Type.UNBLOCKED);
        turn.reply()
                .about(task.id(), task.title())
                .text(turn.phrase("unblock.done", Map.of("title", task.title())))
                .button(turn.button("ask", "ask", null, "", false));
    }
}
