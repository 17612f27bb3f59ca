package org.onward.web.error;

import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.container.ContainerResponseFilter;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.ext.Provider;
import java.lang.annotation.Annotation;

/** Gives a body to what JAX-RS refuses without asking {@link ProblemMapper}, such as a header that cannot be parsed. */
@Provider
public class BareRefusalFilter implements ContainerResponseFilter {
    private static final MediaType TYPE = MediaType.valueOf(Problem.MEDIA_TYPE);

    @Override
    public void filter(ContainerRequestContext request, ContainerResponseContext response) {
        if (response.getStatus() >= 400 && !response.hasEntity()) {
            Problem problem = FailureProblem.ofStatus(response.getStatus());
            response.setEntity(problem.json(), new Annotation[0], TYPE);
        }
    }
}
