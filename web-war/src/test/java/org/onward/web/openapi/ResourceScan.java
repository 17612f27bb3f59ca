package org.onward.web.openapi;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.HttpMethod;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.QueryParam;
import java.lang.annotation.Annotation;
import java.lang.reflect.Method;
import java.lang.reflect.Parameter;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import org.onward.idempotency.IdempotencyKey;
import org.onward.web.idempotency.Idempotent;
import org.onward.web.security.OpenToVisitors;
import org.onward.web.security.RequiresRole;

/** What the resource classes really offer, read from their annotations. */
final class ResourceScan {
    private ResourceScan() {}

    /** By {@code GET /api/path}. */
    static Map<String, Operation> operations() {
        Map<String, Operation> found = new TreeMap<>();
        new ClassFileImporter()
                .withImportOption(new ImportOption.DoNotIncludeTests()).importPackages("org.onward.web").stream()
                        .filter(type -> type.isAnnotatedWith(Path.class))
                        .map(JavaClass::reflect)
                        .forEach(
                                type -> Arrays.stream(type.getDeclaredMethods()).forEach(method -> httpMethod(method)
                                        .ifPresent(verb ->
                                                found.put(verb + " " + path(type, method), operation(method)))));
        return found;
    }

    private static Optional<String> httpMethod(Method method) {
        return Arrays.stream(method.getAnnotations())
                .map(annotation -> annotation.annotationType().getAnnotation(HttpMethod.class))
                .filter(found -> found != null)
                .map(HttpMethod::value)
                .findFirst();
    }

    private static String path(Class<?> type, Method method) {
        Path own = method.getAnnotation(Path.class);
        return "/api/" + type.getAnnotation(Path.class).value() + (own == null ? "" : "/" + own.value());
    }

    private static Operation operation(Method method) {
        TreeSet<String> parameters = new TreeSet<>();
        Optional<Class<?>> body = Optional.empty();
        for (Parameter parameter : method.getParameters()) {
            Optional<String> name = Arrays.stream(parameter.getAnnotations())
                    .map(ResourceScan::parameterName)
                    .flatMap(Optional::stream)
                    .findFirst();
            name.ifPresent(parameters::add);
            if (parameter.getAnnotations().length == 0) {
                body = Optional.of(parameter.getType());
            }
        }
        if (method.isAnnotationPresent(Idempotent.class)) {
            parameters.add("header " + IdempotencyKey.HEADER);
        }
        RequiresRole role = method.getAnnotation(RequiresRole.class);
        return new Operation(
                parameters,
                body,
                method.isAnnotationPresent(OpenToVisitors.class),
                role == null ? "" : role.value().name().toLowerCase(java.util.Locale.ROOT));
    }

    private static Optional<String> parameterName(Annotation annotation) {
        if (annotation instanceof PathParam path) {
            return Optional.of("path " + path.value());
        } else if (annotation instanceof QueryParam query) {
            return Optional.of("query " + query.value());
        } else if (annotation instanceof HeaderParam header) {
            return Optional.of("header " + header.value());
        }
        return Optional.empty();
    }

    /**
     * One operation.
     *
     * @param parameters such as {@code query limit}
     * @param body the type of its body
     * @param open whether visitors may call it
     * @param role what it requires; empty for none
     */
    record Operation(TreeSet<String> parameters, Optional<Class<?>> body, boolean open, String role) {}
}
