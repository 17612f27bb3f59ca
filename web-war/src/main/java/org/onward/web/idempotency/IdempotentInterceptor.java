package org.onward.web.idempotency;

import jakarta.annotation.Priority;
import jakarta.inject.Inject;
import jakarta.interceptor.AroundInvoke;
import jakarta.interceptor.Interceptor;
import jakarta.interceptor.InvocationContext;
import jakarta.json.bind.Jsonb;
import jakarta.json.bind.JsonbBuilder;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import org.onward.idempotency.IdempotencyKey;
import org.onward.idempotency.IdempotencyKeys;
import org.onward.idempotency.RecordedResponse;
import org.onward.identity.secret.Sealed;
import org.onward.web.security.CurrentCaller;
import org.onward.web.security.RequestBody;

/**
 * Runs {@link Idempotent} methods through {@link IdempotencyKeys}. Answers are recorded sealed with the caller's own
 * credential, because some of them show a secret that is stored nowhere.
 */
@Idempotent
@Interceptor
@Priority(Interceptor.Priority.APPLICATION)
public class IdempotentInterceptor {
    private static final Jsonb JSON = JsonbBuilder.create();

    @Inject
    IdempotencyKeys keys;

    @Inject
    CurrentCaller current;

    @Inject
    RequestBody body;

    @Inject
    HttpServletRequest request;

    @AroundInvoke
    Object once(InvocationContext invocation) throws Exception {
        String header = request.getHeader(IdempotencyKey.HEADER);
        if (header == null) {
            return invocation.proceed();
        }
        String scope = invocation.getMethod().getAnnotation(Idempotent.class).value();
        var named = new IdempotencyKeys.Request(
                current.get().userId().value(), scope, new IdempotencyKey(header), body.hash());
        RecordedResponse answer = keys.once(named, () -> record((Response) invocation.proceed()));
        Response.ResponseBuilder response = Response.status(answer.status())
                .type(MediaType.APPLICATION_JSON_TYPE)
                .entity(Sealed.open(answer.body(), current.credential()));
        return answer.replayed()
                ? response.header("Idempotency-Replayed", "true").build()
                : response.build();
    }

    private RecordedResponse record(Response response) {
        String sealed = Sealed.seal(JSON.toJson(response.getEntity()), current.credential());
        return new RecordedResponse(response.getStatus(), sealed, false);
    }
}
