package org.onward.companion.learning;

import jakarta.ejb.Stateless;
import jakarta.inject.Inject;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Collectors;
import org.onward.companion.task.Task;
import org.onward.companion.task.TaskRepository;
import org.onward.conversation.Conversation;
import org.onward.conversation.ConversationStore;
import org.onward.conversation.KnowledgeStore;
import org.onward.identity.Caller;
import org.onward.problem.NotFound;
import org.onward.rules.learning.Adjustment;
import org.onward.rules.learning.Evidence;
import org.onward.rules.learning.LearnedEffects;
import org.onward.rules.preference.Preferences;

/** What was learned about the caller: looked at, taken back one by one, wiped (companion spec §7.4). */
@Stateless
public class LearnedService {
    @Inject
    private Clock clock;

    @Inject
    private ConversationStore conversations;

    @Inject
    private KnowledgeStore knowledge;

    @Inject
    private TaskRepository tasks;

    @Inject
    private Lessons lessons;

    @Inject
    private LearnedWords words;

    /**
     * Everything learned.
     *
     * @param paused whether learning rests
     * @param items the strongest first
     */
    public record Learned(boolean paused, List<LearnedView> items) {}

    public Learned look(Caller caller) {
        Instant now = clock.instant();
        Conversation conversation = conversations.look(caller.userId(), now);
        LearnedEffects effects = lessons.effects(conversation, now);
        List<Adjustment> shown =
                LearnedWords.worthShowing(conversation.knowledge().learned(), effects);
        List<UUID> ids = shown.stream()
                .flatMap(adjustment -> adjustment.evidence().stream())
                .map(Evidence::taskId)
                .distinct()
                .toList();
        Map<UUID, String> titles =
                tasks.findAll(caller.userId(), ids).stream().collect(Collectors.toMap(Task::id, Task::title));
        return new Learned(
                conversation.knowledge().preferences().on(Preferences.LEARNING_PAUSED),
                shown.stream()
                        .map(adjustment -> words.view(adjustment, effects, titles))
                        .toList());
    }

    /** Takes one thing back; throws {@link NotFound} for a missing or foreign one. */
    public void undo(Caller caller, UUID id) {
        conversations.lock(caller.userId());
        if (!knowledge.forget(caller.userId(), id)) {
            throw new NotFound();
        }
    }

    /** Forgets everything learned. */
    public void wipe(Caller caller) {
        conversations.lock(caller.userId());
        knowledge.forgetAll(caller.userId());
    }
}
