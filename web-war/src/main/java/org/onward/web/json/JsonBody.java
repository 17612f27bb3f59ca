package org.onward.web.json;

import jakarta.json.Json;
import jakarta.json.JsonException;
import jakarta.json.JsonObject;
import jakarta.json.stream.JsonParser;
import jakarta.json.stream.JsonParserFactory;
import java.io.StringReader;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.NoSuchElementException;

/** Parses the bytes of a request body: exact UTF-8, one object, no deeper than anything here needs. */
final class JsonBody {
    private static final int DEEPEST = 20;
    private static final JsonParserFactory PARSERS = Json.createParserFactory(Map.of());

    private JsonBody() {}

    static JsonObject parse(byte[] bytes) {
        String text = decode(bytes);
        refuseDepth(text);
        try (JsonParser parser = PARSERS.createParser(new StringReader(text))) {
            if (parser.next() == JsonParser.Event.START_OBJECT) {
                JsonObject object = parser.getObject();
                if (!parser.hasNext()) {
                    return object;
                }
            }
        } catch (JsonException
                | IllegalStateException
                | IllegalArgumentException
                | NoSuchElementException
                | ArithmeticException e) {
            throw withCause(new UnreadableBody("The body is not JSON."), e);
        }
        throw new UnreadableBody("The body is not one JSON object.");
    }

    private static String decode(byte[] bytes) {
        if (bytes.length == 0) {
            throw UnreadableBody.missing();
        }
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (CharacterCodingException e) {
            throw withCause(new UnreadableBody("The body is not UTF-8."), e);
        }
    }

    /** Parsers recurse, and a few thousand brackets would overflow their stack. */
    private static void refuseDepth(String text) {
        int depth = 0;
        boolean quoted = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (quoted && c == '\\') {
                i++;
            } else if (c == '"') {
                quoted = !quoted;
            } else if (!quoted && (c == '{' || c == '[')) {
                depth++;
            } else if (!quoted && (c == '}' || c == ']')) {
                depth--;
            }
            if (depth > DEEPEST) {
                throw new UnreadableBody("The body is nested too deeply.");
            }
        }
    }

    private static UnreadableBody withCause(UnreadableBody refusal, Exception cause) {
        refusal.initCause(cause);
        return refusal;
    }
}
