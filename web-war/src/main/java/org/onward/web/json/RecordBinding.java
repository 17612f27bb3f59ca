package org.onward.web.json;

import jakarta.json.JsonArray;
import jakarta.json.JsonNumber;
import jakarta.json.JsonObject;
import jakarta.json.JsonString;
import jakarta.json.JsonValue;
import jakarta.json.bind.annotation.JsonbProperty;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;
import org.onward.problem.InvalidInput;
import org.onward.problem.InvalidInput.Issue;

/**
 * Binds a JSON object to a record by the names and types of its components. Nothing is converted: a number is no text. An
 * absent or null member binds to null. Every violation is collected before it refuses.
 */
final class RecordBinding {
    private final List<Issue> issues = new ArrayList<>();

    private RecordBinding() {}

    static Object bind(JsonObject object, Class<?> type) {
        RecordBinding binding = new RecordBinding();
        Object bound = binding.record(object, type, "");
        if (!binding.issues.isEmpty()) {
            throw new InvalidInput(binding.issues);
        }
        return bound;
    }

    /** The JSON name of a component: its own, unless that would be a word Java keeps for itself. */
    static String nameOf(RecordComponent component) {
        JsonbProperty other = component.getAccessor().getAnnotation(JsonbProperty.class);
        return other == null ? component.getName() : other.value();
    }

    private Object record(JsonObject object, Class<?> type, String path) {
        RecordComponent[] components = type.getRecordComponents();
        Set<String> names = Arrays.stream(components).map(RecordBinding::nameOf).collect(Collectors.toSet());
        for (String name : object.keySet()) {
            if (!names.contains(name)) {
                issue(
                        path + name,
                        "unknown_field",
                        "one of " + String.join(", ", names.stream().sorted().toList()));
            }
        }
        Object[] values = Arrays.stream(components)
                .map(component ->
                        value(object.get(nameOf(component)), component.getGenericType(), path + nameOf(component)))
                .toArray();
        if (!issues.isEmpty()) {
            return null;
        }
        try {
            Class<?>[] types =
                    Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
            var constructor = type.getDeclaredConstructor(types);
            constructor.setAccessible(true);
            return constructor.newInstance(values);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("A body record only holds values", e);
        }
    }

    private Object value(JsonValue value, Type type, String path) {
        if (value == null || value.getValueType() == JsonValue.ValueType.NULL) {
            return null;
        }
        if (type instanceof ParameterizedType generic) {
            return elements(value, generic, path);
        }
        Class<?> wanted = (Class<?>) type;
        if (wanted == String.class) {
            return value instanceof JsonString text ? text.getString() : wrong(path, "a text");
        } else if (wanted == Integer.class) {
            return integer(value, path);
        } else if (wanted == Boolean.class) {
            return switch (value.getValueType()) {
                case TRUE -> true;
                case FALSE -> false;
                default -> wrong(path, "true or false");
            };
        } else if (wanted == UUID.class) {
            return uuid(value, path);
        } else if (wanted.isEnum()) {
            return constant(value, wanted, path);
        } else if (wanted.isRecord()) {
            return value instanceof JsonObject object ? record(object, wanted, path + ".") : wrong(path, "an object");
        } else if (wanted.isInstance(value)) {
            return value;
        }
        throw new IllegalStateException("No body binds to " + wanted);
    }

    private Object elements(JsonValue value, ParameterizedType type, String path) {
        if (!(value instanceof JsonArray array)) {
            return wrong(path, "a list");
        }
        Type element = type.getActualTypeArguments()[0];
        List<Object> bound = new ArrayList<>();
        for (int i = 0; i < array.size(); i++) {
            String place = path + "[" + i + "]";
            bound.add(array.isNull(i) ? wrong(place, "no null") : value(array.get(i), element, place));
        }
        return type.getRawType() == Set.class ? new LinkedHashSet<>(bound) : bound;
    }

    private Object integer(JsonValue value, String path) {
        try {
            return value instanceof JsonNumber number ? number.intValueExact() : wrong(path, "a whole number");
        } catch (ArithmeticException | NumberFormatException | UnsupportedOperationException e) {
            return wrong(path, "a whole number of at most nine digits");
        }
    }

    private Object uuid(JsonValue value, String path) {
        try {
            return value instanceof JsonString text ? UUID.fromString(text.getString()) : wrong(path, "an id");
        } catch (IllegalArgumentException e) {
            return wrong(path, "an id such as 6f1c1f0e-8d0b-4a43-9d3f-0c7d6c1f2b1a");
        }
    }

    private Object constant(JsonValue value, Class<?> type, String path) {
        List<String> names = Arrays.stream(type.getEnumConstants())
                .map(constant -> ((Enum<?>) constant).name().toLowerCase(Locale.ROOT))
                .toList();
        int index = value instanceof JsonString text ? names.indexOf(text.getString()) : -1;
        return index < 0 ? wrong(path, "one of " + String.join(", ", names)) : type.getEnumConstants()[index];
    }

    private Object wrong(String path, String expected) {
        issue(path, "wrong_type", expected);
        return null;
    }

    /** What was received is not repeated: it may be a password in the wrong place. */
    private void issue(String path, String code, String expected) {
        issues.add(new Issue(path, code, "", expected, "Send " + expected + "."));
    }
}
