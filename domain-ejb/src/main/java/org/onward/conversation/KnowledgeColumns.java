package org.onward.conversation;

import jakarta.json.JsonArrayBuilder;
import jakarta.json.JsonNumber;
import jakarta.json.JsonObject;
import jakarta.json.JsonString;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Collectors;
import org.onward.json.JsonText;
import org.onward.rules.learning.Adjustment;
import org.onward.rules.learning.Evidence;
import org.onward.rules.learning.Occasion;
import org.onward.rules.preference.Preferences;
import org.onward.rules.vocabulary.TimeBand;
import org.onward.rules.vocabulary.WorkType;

/** What is known about a person, between its columns and its values. */
final class KnowledgeColumns {
    /** Selects everything learned about the owner {@code c.owner} as one JSON array, and their preferences as one object. */
    static final String SELECTED = """
            (select cast(json_agg(json_build_object('id', a.id, 'kind', a.kind, 'work_type', a.work_type,
                        'pattern', a.pattern, 'band', a.band, 'value', a.value, 'evidence', a.evidence,
                        'learned_at', a.learned_at, 'changed_at', a.changed_at)) as text)
                 from learned_adjustment a where a.owner = c.owner),
            (select cast(p.settings as text) from user_pref p where p.owner = c.owner)""";

    private KnowledgeColumns() {}

    static Knowledge read(String adjustments, String settings) {
        return new Knowledge(
                adjustments == null
                        ? List.of()
                        : JsonText.parseArray(adjustments).getValuesAs(JsonObject.class).stream()
                                .map(KnowledgeColumns::adjustment)
                                .toList(),
                settings == null ? Preferences.NONE : preferences(settings));
    }

    static Preferences preferences(String settings) {
        return new Preferences(JsonText.parseObject(settings).entrySet().stream()
                .collect(Collectors.toMap(Map.Entry::getKey, entry -> ((JsonString) entry.getValue()).getString())));
    }

    private static Adjustment adjustment(JsonObject row) {
        return new Adjustment(
                UUID.fromString(row.getString("id")),
                new Adjustment.Subject(
                        Adjustment.Kind.valueOf(row.getString("kind")),
                        constant(row.getString("work_type"), WorkType.class),
                        row.getString("pattern"),
                        constant(row.getString("band"), TimeBand.class)),
                row.getJsonNumber("value").doubleValue(),
                row.getJsonArray("evidence").getValuesAs(JsonObject.class).stream()
                        .map(KnowledgeColumns::evidence)
                        .toList(),
                JsonText.moment(row.getString("learned_at")),
                JsonText.moment(row.getString("changed_at")));
    }

    private static Evidence evidence(JsonObject json) {
        JsonNumber value = json.getJsonNumber("value");
        return new Evidence(
                Instant.parse(json.getString("at")),
                UUID.fromString(json.getString("task")),
                Occasion.What.valueOf(json.getString("what")),
                value == null ? 0 : value.doubleValue());
    }

    private static <E extends Enum<E>> Optional<E> constant(String name, Class<E> type) {
        return name.isEmpty() ? Optional.empty() : Optional.of(Enum.valueOf(type, name));
    }

    /** Rows for the table {@code learned_adjustment}, as a JSON array. */
    static String rows(Collection<Adjustment> adjustments) {
        JsonArrayBuilder rows = JsonText.array();
        for (Adjustment adjustment : adjustments) {
            JsonArrayBuilder evidence = JsonText.array();
            for (Evidence piece : adjustment.evidence()) {
                evidence.add(JsonText.object()
                        .add("at", piece.at().toString())
                        .add("task", piece.taskId().toString())
                        .add("what", piece.what().name())
                        .add("value", piece.value()));
            }
            rows.add(JsonText.object()
                    .add("id", adjustment.id().toString())
                    .add("kind", adjustment.subject().kind().name())
                    .add(
                            "work_type",
                            adjustment.subject().workType().map(Enum::name).orElse(""))
                    .add("pattern", adjustment.subject().pattern())
                    .add("band", adjustment.subject().band().map(Enum::name).orElse(""))
                    .add("value", adjustment.value())
                    .add("evidence", evidence)
                    .add("learned_at", adjustment.learnedAt().toString())
                    .add("changed_at", adjustment.changedAt().toString()));
        }
        return rows.build().toString();
    }
}
