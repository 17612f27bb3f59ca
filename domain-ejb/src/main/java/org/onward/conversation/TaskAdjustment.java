package org.onward.conversation;

import jakarta.json.JsonObject;
import java.util.Optional;
import java.util.UUID;
import org.onward.json.JsonText;

/**
 * What a turn changes about a task that it does not load: written with the turn (companion spec §7.1, §4.3).
 *
 * @param declines added to the times it was declined
 * @param note joins its rejection notes; empty for none
 * @param stretch factor on its estimate, 1 for none
 * @param moreEnergy whether it takes one level of energy more than thought
 * @param waitsFor what it waits for from now on, in the person's words; empty text when they did not say
 * @param minutes another estimate, 0 for the same
 * @param learnedFactor the learned factor that the other estimate contains
 */
public record TaskAdjustment(
        UUID taskId,
        int declines,
        String note,
        double stretch,
        boolean moreEnergy,
        Optional<String> waitsFor,
        int minutes,
        double learnedFactor) {
    /** Only another estimate, because of what was learned. */
    public static TaskAdjustment taking(UUID taskId, int minutes, double learnedFactor) {
        return new TaskAdjustment(taskId, 0, "", 1, false, Optional.empty(), minutes, learnedFactor);
    }

    JsonObject toJson() {
        return JsonText.object()
                .add("task_id", taskId.toString())
                .add("declines", declines)
                .add("note", note)
                .add("stretch", stretch)
                .add("more_energy", moreEnergy)
                .add("blocked", waitsFor.isPresent())
                .add("waits_for", waitsFor.orElse(""))
                .add("minutes", minutes)
                .add("learned_factor", learnedFactor)
                .build();
    }
}
