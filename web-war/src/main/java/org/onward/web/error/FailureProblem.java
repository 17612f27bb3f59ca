package org.onward.web.error;

import jakarta.persistence.LockTimeoutException;
import jakarta.persistence.OptimisticLockException;
import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.core.Response;
import java.io.IOException;
import java.sql.SQLException;
import java.sql.SQLTransientException;
import java.time.Duration;
import java.util.Optional;
import java.util.UUID;
import org.onward.problem.Conflict;
import org.onward.problem.NotFound;
import org.onward.problem.Refusal;
import org.onward.problem.Unavailable;

/** What a failure that is no refusal answers with; whatever nobody foresaw is logged under an id that the answer names. */
final class FailureProblem {
    /** How long to wait for a database that is away. */
    static final Duration PAUSE = Duration.ofSeconds(5);

    private static final System.Logger LOG = System.getLogger(FailureProblem.class.getName());
    private static final int DEEPEST = 20;

    private FailureProblem() {}

    static Problem of(Throwable failure) {
        Throwable cause = failure;
        for (int depth = 0; cause != null && depth < DEEPEST; depth++) {
            Optional<Problem> known = known(cause);
            if (known.isPresent()) {
                return known.get();
            }
            cause = cause.getCause();
        }
        String id = UUID.randomUUID().toString();
        LOG.log(System.Logger.Level.ERROR, "Unforeseen failure {0}: {1}", id, QuietTrace.of(failure));
        return Problem.of(
                500,
                "internal_error",
                "Something went wrong here, and it is not your doing (" + id + ").",
                "Try again; if it stays, give the id to whoever runs this Onward.");
    }

    private static Optional<Problem> known(Throwable cause) {
        if (cause instanceof Refusal refusal) {
            return Optional.of(RefusalProblem.of(refusal));
        } else if (cause instanceof WebApplicationException web) {
            return Optional.of(ofStatus(web.getResponse().getStatus()));
        } else if (cause instanceof OptimisticLockException || cause instanceof LockTimeoutException) {
            return Optional.of(RefusalProblem.of(new Conflict(
                    "changed_meanwhile",
                    "This changed at the same moment somewhere else.",
                    "Load it again and repeat your change.")));
        }
        return cause instanceof SQLException sql ? ofDatabase(sql) : Optional.empty();
    }

    /** Classes of SQLState: appendix A of PostgreSQL's manual. */
    private static Optional<Problem> ofDatabase(SQLException failure) {
        String state = Optional.ofNullable(failure.getSQLState()).orElse("");
        if (state.startsWith("08")
                || state.startsWith("57P")
                || state.startsWith("53")
                || state.startsWith("40")
                || failure instanceof SQLTransientException
                || failure.getCause() instanceof IOException) {
            return Optional.of(RefusalProblem.of(new Unavailable(failure)));
        } else if (state.equals("23505")) {
            return Optional.of(RefusalProblem.of(
                    new Conflict("exists_already", "This exists already.", "Load what there is, then choose again.")));
        }
        return Optional.empty();
    }

    /** What the container or JAX-RS itself refused. */
    static Problem ofStatus(int status) {
        return switch (status) {
            case 401 -> Problem.of(401, "not_signed_in", "You're not signed in.", "Sign in first.");
            case 403 -> Problem.of(403, "not_allowed", "You can't do this.", "Ask an operator of this Onward.");
            case 404 -> RefusalProblem.of(new NotFound());
            case 405 -> Problem.of(405, "method_not_allowed", "This can't be done here.", "See /api/openapi.json.");
            case 406 -> Problem.of(406, "not_acceptable", "No such format here.", "Accept application/json.");
            case 413 -> Problem.of(413, "body_too_large", "That is too much at once.", "Send less.");
            case 415 ->
                Problem.of(
                        415,
                        "unsupported_media_type",
                        "This format can't be read.",
                        "Send Content-Type: application/json.");
            case 503 -> RefusalProblem.of(new Unavailable(null));
            default ->
                status >= 500
                        ? Problem.of(status, "internal_error", "Something went wrong here.", "Try again.")
                        : Problem.of(
                                status, "bad_request", "This request can't be understood.", "See /api/openapi.json.");
        };
    }

    static boolean answersItself(WebApplicationException exception) {
        Response response = exception.getResponse();
        return response.getStatus() < 400;
    }
}
