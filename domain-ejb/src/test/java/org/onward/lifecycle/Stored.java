package org.onward.lifecycle;

import jakarta.json.JsonArray;
import jakarta.json.JsonObject;
import jakarta.json.JsonValue;
import jakarta.persistence.EntityManager;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.onward.identity.UserId;
import org.onward.json.JsonText;

/**
 * What the database holds of one person.
 *
 * @param tasks all of them, removed ones too, in the order they were made
 * @param events what happened since an event, in order
 */
record Stored(Map<UUID, Row> tasks, Optional<UUID> active, Optional<UUID> suggested, List<Event> events) {
    private static final String READ = """
            select cast(json_build_object(
                'tasks', coalesce((select json_agg(json_build_object(
                        'id', t.id, 'title', t.title, 'status', t.status, 'steps', cast(t.steps as json),
                        'stepsCompleted', t.steps_completed, 'parent', t.parent_id, 'sequence', t.sequence,
                        'declines', t.rejection_count, 'blocked', t.blocked_at is not null,
                        'completed', t.completed_at is not null, 'removed', t.deleted_at is not null)
                    order by t.created_at, t.sequence) from task t where t.owner = ?1), '[]'),
                'active', (select active_task_id from conversation where owner = ?1),
                'suggested', (select suggested_task_id from conversation where owner = ?1),
                'events', coalesce((select json_agg(json_build_object(
                        'id', e.id, 'task', e.task_id, 'type', e.type, 'payload', e.payload) order by e.id)
                    from task_event e where e.owner = ?1 and e.id > ?2), '[]')) as text)""";

    /** A row of the table of tasks. */
    record Row(
            UUID id,
            String title,
            String status,
            List<Boolean> steps,
            int stepsCompleted,
            Optional<UUID> parent,
            int sequence,
            int declines,
            boolean blocked,
            boolean completed,
            boolean removed) {
        boolean open() {
            return !removed && !completed;
        }
    }

    /** A row of the journal. */
    record Event(long id, UUID task, String type, JsonObject payload) {
        @Override
        public String toString() {
            return type + (payload.isEmpty() ? "" : payload);
        }
    }

    static Stored of(EntityManager entities, UserId owner, long afterEvent) {
        JsonObject all = JsonText.parseObject((String) entities.createNativeQuery(READ)
                .setParameter(1, owner.value())
                .setParameter(2, afterEvent)
                .getSingleResult());
        Map<UUID, Row> tasks = new LinkedHashMap<>();
        for (JsonValue value : all.getJsonArray("tasks")) {
            Row row = row(value.asJsonObject());
            tasks.put(row.id(), row);
        }
        return new Stored(
                tasks,
                JsonText.uuid(all, "active"),
                JsonText.uuid(all, "suggested"),
                all.getJsonArray("events").getValuesAs(Stored::event));
    }

    private static Row row(JsonObject json) {
        JsonArray steps = json.getJsonArray("steps");
        return new Row(
                UUID.fromString(json.getString("id")),
                json.getString("title"),
                json.getString("status"),
                steps.getValuesAs(step -> JsonText.present(step.asJsonObject(), "doneAt")),
                json.getInt("stepsCompleted"),
                JsonText.uuid(json, "parent"),
                json.getInt("sequence"),
                json.getInt("declines"),
                json.getBoolean("blocked"),
                json.getBoolean("completed"),
                json.getBoolean("removed"));
    }

    private static Event event(JsonValue value) {
        JsonObject json = value.asJsonObject();
        return new Event(
                json.getJsonNumber("id").longValue(),
                UUID.fromString(json.getString("task")),
                json.getString("type"),
                json.getJsonObject("payload"));
    }
}
