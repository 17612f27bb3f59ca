package org.onward.web.security;

import jakarta.annotation.Priority;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.ws.rs.NotSupportedException;
import jakarta.ws.rs.Priorities;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerRequestFilter;
import jakarta.ws.rs.container.ResourceInfo;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.ext.Provider;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.lang.reflect.Method;
import java.lang.reflect.Parameter;
import java.util.Arrays;
import org.onward.web.json.BodyTooLarge;
import org.onward.web.json.UnreadableBody;

/**
 * Reads the body up to the limit of its resource method, whatever length the request declares or hides by chunking, and
 * keeps the bytes for {@link RequestBody}. Runs after authorisation: nobody without rights makes the server read.
 */
@Provider
@ApplicationScoped
@Priority(Priorities.ENTITY_CODER)
public class RequestBodyFilter implements ContainerRequestFilter {
    private static final int USUAL_LIMIT = 64 * 1024;

    @Context
    ResourceInfo resource;

    @Inject
    RequestBody body;

    @Override
    public void filter(ContainerRequestContext request) throws IOException {
        int limit = limit(resource.getResourceMethod());
        if (request.getLength() > limit) {
            throw new BodyTooLarge(limit);
        }
        byte[] bytes = request.hasEntity() ? request.getEntityStream().readNBytes(limit + 1) : new byte[0];
        if (bytes.length > limit) {
            throw new BodyTooLarge(limit);
        }
        if (bytes.length > 0 && request.getMediaType() == null) {
            throw new NotSupportedException();
        }
        if (bytes.length == 0 && takesBody(resource.getResourceMethod())) {
            throw UnreadableBody.missing();
        }
        body.keep(bytes);
        request.setEntityStream(new ByteArrayInputStream(bytes));
    }

    private static int limit(Method method) {
        BodyLimit own = method == null ? null : method.getAnnotation(BodyLimit.class);
        return own == null ? USUAL_LIMIT : own.value();
    }

    private static boolean takesBody(Method method) {
        return method != null && Arrays.stream(method.getParameters()).anyMatch(RequestBodyFilter::isBody);
    }

    /** The body's parameter is the one without an annotation of JAX-RS. */
    private static boolean isBody(Parameter parameter) {
        return Arrays.stream(parameter.getAnnotations())
                .noneMatch(annotation ->
                        annotation.annotationType().getPackageName().startsWith("jakarta.ws.rs"));
    }
}
