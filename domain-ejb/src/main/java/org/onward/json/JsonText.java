package org.onward.json;

import jakarta.json.JsonArray;
import jakarta.json.JsonArrayBuilder;
import jakarta.json.JsonBuilderFactory;
import jakarta.json.JsonObject;
import jakarta.json.JsonObjectBuilder;
import jakarta.json.JsonReaderFactory;
import jakarta.json.spi.JsonProvider;
import java.io.StringReader;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;

/** JSON text and builders. The static methods of {@code jakarta.json.Json} search for the provider at every call. */
public final class JsonText {
    private static final JsonProvider PROVIDER = JsonProvider.provider();
    private static final JsonReaderFactory READERS = PROVIDER.createReaderFactory(Map.of());
    private static final JsonBuilderFactory BUILDERS = PROVIDER.createBuilderFactory(Map.of());

    private JsonText() {}

    public static JsonObjectBuilder object() {
        return BUILDERS.createObjectBuilder();
    }

    public static JsonObjectBuilder object(JsonObject from) {
        return BUILDERS.createObjectBuilder(from);
    }

    public static JsonArrayBuilder array() {
        return BUILDERS.createArrayBuilder();
    }

    /** Throws {@link jakarta.json.JsonException} when the text is not a JSON object. */
    public static JsonObject parseObject(String text) {
        try (var reader = READERS.createReader(new StringReader(text))) {
            return reader.readObject();
        }
    }

    /** Throws {@link jakarta.json.JsonException} when the text is not a JSON array. */
    public static JsonArray parseArray(String text) {
        try (var reader = READERS.createReader(new StringReader(text))) {
            return reader.readArray();
        }
    }

    /** A text member, empty when absent or null. */
    public static Optional<String> text(JsonObject object, String name) {
        return present(object, name) ? Optional.of(object.getString(name)) : Optional.empty();
    }

    /** An id member, empty when absent or null. */
    public static Optional<UUID> uuid(JsonObject object, String name) {
        return text(object, name).map(UUID::fromString);
    }

    /** A moment as PostgreSQL writes it into JSON, such as {@code 2026-12-01T10:00:00.5+00:00}. */
    public static Instant moment(String text) {
        return OffsetDateTime.parse(text).toInstant();
    }

    public static boolean present(JsonObject object, String name) {
        return object.containsKey(name) && !object.isNull(name);
    }
}
