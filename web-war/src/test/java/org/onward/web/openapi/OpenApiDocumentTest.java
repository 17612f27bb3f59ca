package org.onward.web.openapi;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.json.Json;
import jakarta.json.JsonArray;
import jakarta.json.JsonObject;
import jakarta.json.JsonReader;
import jakarta.json.JsonString;
import jakarta.json.JsonValue;
import jakarta.json.bind.annotation.JsonbProperty;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.RecordComponent;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The hand-kept document and the resources say the same, in both directions. */
class OpenApiDocumentTest {
    private static final Map<String, ResourceScan.Operation> OFFERED = ResourceScan.operations();
    private static final JsonObject DOCUMENT = document();
    private static final Map<String, JsonObject> DOCUMENTED = documented();

    @Test
    void every_operation_is_documented_and_every_documented_one_exists() {
        assertThat(DOCUMENTED.keySet()).isEqualTo(OFFERED.keySet());
    }

    @Test
    void parameters_are_the_same() {
        DOCUMENTED.forEach((operation, described) -> {
            TreeSet<String> names = new TreeSet<>();
            for (JsonValue parameter : described
                    .getOrDefault("parameters", JsonValue.EMPTY_JSON_ARRAY)
                    .asJsonArray()) {
                JsonObject resolved = resolve(parameter.asJsonObject());
                names.add(resolved.getString("in") + " " + resolved.getString("name"));
            }
            assertThat(names).as(operation).isEqualTo(OFFERED.get(operation).parameters());
        });
    }

    @Test
    void bodies_have_the_members_that_are_read() {
        DOCUMENTED.forEach((operation, described) -> {
            Optional<Class<?>> body = OFFERED.get(operation).body();
            assertThat(described.containsKey("requestBody")).as(operation).isEqualTo(body.isPresent());
            body.filter(Class::isRecord).ifPresent(type -> compare(operation, bodySchema(described), type));
        });
    }

    @Test
    void access_is_the_same() {
        DOCUMENTED.forEach((operation, described) -> {
            boolean open = described.containsKey("security")
                    && described.getJsonArray("security").isEmpty();
            assertThat(open).as(operation).isEqualTo(OFFERED.get(operation).open());
            assertThat(described.getString("x-role", ""))
                    .as(operation)
                    .isEqualTo(OFFERED.get(operation).role());
        });
    }

    @Test
    void every_operation_has_its_own_id_and_describes_its_refusals() {
        Set<String> ids = new HashSet<>();
        DOCUMENTED.forEach((operation, described) -> {
            assertThat(ids.add(described.getString("operationId")))
                    .as(operation)
                    .isTrue();
            assertThat(described.getJsonObject("responses")).as(operation).containsKey("default");
        });
    }

    @Test
    void every_reference_leads_somewhere() {
        assertThat(references(DOCUMENT))
                .allSatisfy(reference -> assertThat(target(reference)).isNotNull());
    }

    private static void compare(String operation, JsonObject schema, Class<?> type) {
        JsonObject members = schema.getJsonObject("properties");
        Map<String, Class<?>> read = new TreeMap<>();
        for (RecordComponent component : type.getRecordComponents()) {
            JsonbProperty other = component.getAccessor().getAnnotation(JsonbProperty.class);
            read.put(other == null ? component.getName() : other.value(), component.getType());
        }
        assertThat(new TreeSet<>(members.keySet())).as(operation).isEqualTo(new TreeSet<>(read.keySet()));
        read.forEach((name, member) -> {
            JsonObject described = resolve(members.getJsonObject(name));
            assertThat(described.getString("type")).as(operation + " " + name).isEqualTo(jsonType(member));
            if (member.isRecord()) {
                compare(operation + " " + name, described, member);
            }
        });
    }

    private static String jsonType(Class<?> type) {
        if (type.isRecord()) {
            return "object";
        } else if (Iterable.class.isAssignableFrom(type)) {
            return "array";
        } else if (type == Integer.class) {
            return "integer";
        }
        return type == Boolean.class ? "boolean" : "string";
    }

    private static JsonObject bodySchema(JsonObject operation) {
        return resolve(operation
                .getJsonObject("requestBody")
                .getJsonObject("content")
                .getJsonObject("application/json")
                .getJsonObject("schema"));
    }

    private static JsonObject resolve(JsonObject described) {
        return described.containsKey("$ref") ? target(described.getString("$ref")) : described;
    }

    private static JsonObject target(String reference) {
        JsonValue at = DOCUMENT;
        for (String name : reference.substring(2).split("/")) {
            at = at.asJsonObject().get(name);
        }
        return at.asJsonObject();
    }

    private static Set<String> references(JsonValue value) {
        if (value instanceof JsonObject object) {
            Set<String> found = object.values().stream()
                    .flatMap(member -> references(member).stream())
                    .collect(Collectors.toSet());
            if (object.get("$ref") instanceof JsonString reference) {
                found.add(reference.getString());
            }
            return found;
        } else if (value instanceof JsonArray array) {
            return array.stream().flatMap(item -> references(item).stream()).collect(Collectors.toSet());
        }
        return Set.of();
    }

    private static Map<String, JsonObject> documented() {
        Map<String, JsonObject> found = new TreeMap<>();
        DOCUMENT.getJsonObject("paths").forEach((path, operations) -> operations
                .asJsonObject()
                .forEach((verb, operation) ->
                        found.put(verb.toUpperCase(Locale.ROOT) + " " + path, operation.asJsonObject())));
        return found;
    }

    private static JsonObject document() {
        try (InputStream file = OpenApiDocumentTest.class.getResourceAsStream("/openapi.json");
                JsonReader reader = Json.createReader(file)) {
            return reader.readObject();
        } catch (IOException e) {
            throw new AssertionError("openapi.json cannot be read", e);
        }
    }
}
