package org.onward.system;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.net.http.HttpHeaders;
import java.net.http.HttpResponse;

/** What the server answered to one request. */
public record Answer(int status, HttpHeaders headers, String body) {
    private static final ObjectMapper JSON = new ObjectMapper();

    static Answer of(HttpResponse<String> response) {
        return new Answer(response.statusCode(), response.headers(), response.body());
    }

    /** The body as JSON; a missing node when there is none. */
    public JsonNode json() {
        if (body.isBlank()) {
            return MissingNode.getInstance();
        }
        try {
            return JSON.readTree(body);
        } catch (JsonProcessingException e) {
            throw new AssertionError("Not JSON: " + this, e);
        }
    }

    /** A header's first value, or an empty text. */
    public String header(String name) {
        return headers.firstValue(name).orElse("");
    }

    /** This answer, if it has the expected status; fails with the whole answer otherwise. */
    public Answer expecting(int expected) {
        if (status != expected) {
            throw new AssertionError("Expected " + expected + " but was " + this);
        }
        return this;
    }

    @Override
    public String toString() {
        return status + " " + body;
    }
}
