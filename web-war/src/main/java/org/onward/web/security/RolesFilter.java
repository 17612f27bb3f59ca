package org.onward.web.security;

import jakarta.annotation.Priority;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.ws.rs.Priorities;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerRequestFilter;
import jakarta.ws.rs.container.ResourceInfo;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.ext.Provider;
import org.onward.problem.NotAllowed;

/** Lets a request through to its resource method only if {@link Access} says so. */
@Provider
@ApplicationScoped
@Priority(Priorities.AUTHORIZATION)
public class RolesFilter implements ContainerRequestFilter {
    @Context
    ResourceInfo resource;

    @Inject
    CurrentCaller current;

    @Override
    public void filter(ContainerRequestContext request) {
        Access access = Access.to(resource);
        if (!access.open() && !access.allows(current.get().roles())) {
            throw NotAllowed.byRole();
        }
    }
}
