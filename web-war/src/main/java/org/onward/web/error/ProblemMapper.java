package org.onward.web.error;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.ext.ExceptionMapper;
import jakarta.ws.rs.ext.Provider;

/** The one place where an exception becomes an answer. */
@Provider
@ApplicationScoped
public class ProblemMapper implements ExceptionMapper<Throwable> {
    @Override
    public Response toResponse(Throwable failure) {
        if (failure instanceof WebApplicationException web && FailureProblem.answersItself(web)) {
            return web.getResponse();
        }
        return FailureProblem.of(failure).response();
    }
}
