package org.onward.companion.intake;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import org.onward.companion.learning.Lessons;
import org.onward.conversation.Conversation;

/** What planning should know about a person: what they told us, and what was learned (companion spec §3.4, §9.4). */
@ApplicationScoped
public class PlanningKnowledge {
    @Inject
    private Lessons lessons;

    /** By key as in spec §12. */
    public Map<String, String> of(Conversation conversation, Instant now) {
        Map<String, String> known =
                new HashMap<>(lessons.effects(conversation, now).forPlanning());
        known.putAll(conversation.knowledge().preferences().values());
        return known;
    }
}
