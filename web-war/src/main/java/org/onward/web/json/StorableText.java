package org.onward.web.json;

import jakarta.json.JsonArray;
import jakarta.json.JsonObject;
import jakarta.json.JsonString;
import jakarta.json.JsonValue;
import java.util.ArrayList;
import java.util.List;
import org.onward.problem.InvalidInput;
import org.onward.problem.InvalidInput.Issue;

/** Refuses text that no database column can hold: U+0000, and half a character (a surrogate on its own). */
final class StorableText {
    private final List<Issue> issues = new ArrayList<>();

    private StorableText() {}

    static JsonObject only(JsonObject body) {
        StorableText check = new StorableText();
        check.look(body, "");
        if (!check.issues.isEmpty()) {
            throw new InvalidInput(check.issues);
        }
        return body;
    }

    private void look(JsonValue value, String path) {
        if (value instanceof JsonObject object) {
            object.forEach((name, member) -> look(member, path.isEmpty() ? name : path + "." + name));
        } else if (value instanceof JsonArray array) {
            for (int i = 0; i < array.size(); i++) {
                look(array.get(i), path + "[" + i + "]");
            }
        } else if (value instanceof JsonString text && !storable(text.getString())) {
            issues.add(new Issue(
                    path,
                    "unstorable_text",
                    "",
                    "text without U+0000 and half characters",
                    "Leave these characters out."));
        }
    }

    private static boolean storable(String text) {
        return text.codePoints()
                .noneMatch(point -> point == 0 || point >= Character.MIN_SURROGATE && point <= Character.MAX_SURROGATE);
    }
}
