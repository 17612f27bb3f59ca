package org.onward.companion.stage;

import jakarta.json.JsonObject;
import org.onward.companion.task.Task;

/**
 * A task with the line "what was understood" made from it.
 *
 * @param understood pieces with choices to correct them
 */
public record TaskView(Task task, JsonObject understood) {}
