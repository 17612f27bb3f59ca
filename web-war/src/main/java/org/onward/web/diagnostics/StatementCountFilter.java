package org.onward.web.diagnostics;

import jakarta.annotation.Priority;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerRequestFilter;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.container.ContainerResponseFilter;
import jakarta.ws.rs.container.PreMatching;
import jakarta.ws.rs.ext.Provider;
import org.onward.database.StatementCount;

/**
 * While {@code onward.db.count-statements} is on, every answer says in {@code Onward-Statements} and
 * {@code Onward-Commits} how often its request went to the database. First in, last out, so that nothing is missed.
 */
@Provider
@PreMatching
@Priority(0)
public class StatementCountFilter implements ContainerRequestFilter, ContainerResponseFilter {
    @Override
    public void filter(ContainerRequestContext request) {
        if (StatementCount.isOn()) {
            StatementCount.restart();
        }
    }

    @Override
    public void filter(ContainerRequestContext request, ContainerResponseContext response) {
        if (StatementCount.isOn()) {
            StatementCount count = StatementCount.ofThisThread();
            response.getHeaders().putSingle("Onward-Statements", count.statements());
            response.getHeaders().putSingle("Onward-Commits", count.commits());
        }
    }
}
