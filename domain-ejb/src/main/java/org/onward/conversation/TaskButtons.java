package org.onward.conversation;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.onward.companion.task.Task;
import org.onward.rules.tone.Phrasebook;

/** The buttons that belong to a task: while it is on offer, and while it is being worked on. */
@ApplicationScoped
public class TaskButtons {
    @Inject
    private Phrasebook phrasebook;

    /** Take it, another, or not now. */
    public List<Button> onOffer(Task task) {
        return List.of(
                button("accept", "accept", task, true),
                button("not_this", "not_this", task, false),
                button("later", "later", task, false));
    }

    /** The next step, done, help, or enough for now; at the last step "done" is the main one. */
    public List<Button> atWork(Task task) {
        int step = task.nextStep().orElse(0);
        boolean last = step == 0 || step == task.steps().size();
        Optional<Button> next =
                last ? Optional.empty() : Optional.of(button("step_done:" + step, "step_done", task, true));
        return Stream.concat(
                        next.stream(),
                        Stream.of(
                                button("done", "done", task, last),
                                button("stuck", "stuck", task, false),
                                button("stop", "stop", task, false)))
                .toList();
    }

    private Button button(String action, String key, Task task, boolean primary) {
        return new Button(
                action,
                task.id(),
                phrasebook.say("button." + key, Map.of(), 0),
                phrasebook.say("button." + key + ".spoken", Map.of("title", task.title()), 0),
                primary);
    }
}
