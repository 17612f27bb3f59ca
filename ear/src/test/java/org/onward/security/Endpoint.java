package org.onward.security;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.onward.system.OnwardSystem;

/**
 * One operation of the running product, from its own OpenAPI document; that the document is complete is tested in web-war.
 *
 * @param open whether visitors may call it
 * @param role what it requires besides being signed in; empty for nothing
 * @param hasBody whether it takes one
 */
record Endpoint(String method, String path, boolean open, String role, boolean hasBody) {
    static List<Endpoint> all(OnwardSystem onward) {
        JsonNode paths =
                onward.visitor().get("/api/openapi.json").expecting(200).json().path("paths");
        List<Endpoint> found = new ArrayList<>();
        paths.properties().forEach(path -> path.getValue()
                .properties()
                .forEach(operation -> found.add(of(path.getKey(), operation.getKey(), operation.getValue()))));
        return found;
    }

    private static Endpoint of(String path, String method, JsonNode operation) {
        return new Endpoint(
                method.toUpperCase(Locale.ROOT),
                path,
                operation.has("security") && operation.path("security").isEmpty(),
                operation.path("x-role").asText(""),
                operation.has("requestBody"));
    }

    String name() {
        return method + " " + path;
    }

    boolean hasId() {
        return path.contains("{id}");
    }

    boolean streams() {
        return path.endsWith("/stream");
    }
}
