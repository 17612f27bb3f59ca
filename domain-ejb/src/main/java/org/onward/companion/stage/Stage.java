package org.onward.companion.stage;

import jakarta.json.JsonObject;
import java.util.List;
import java.util.Optional;
import org.onward.conversation.Button;
import org.onward.rules.language.DialogueState;

/**
 * What the page shows besides the messages.
 *
 * @param suggestion the task on offer, as a card
 * @param working the task under way, as a card
 * @param buttons what can be done with it
 */
public record Stage(
        DialogueState state, Optional<JsonObject> suggestion, Optional<JsonObject> working, List<Button> buttons) {}
