package org.onward.web.error;

import java.util.List;
import java.util.Optional;
import org.onward.problem.Conflict;
import org.onward.problem.InvalidInput;
import org.onward.problem.NotAllowed;
import org.onward.problem.NotFound;
import org.onward.problem.NotSignedIn;
import org.onward.problem.Refusal;
import org.onward.problem.TooSoon;
import org.onward.problem.Unavailable;
import org.onward.web.json.BodyTooLarge;
import org.onward.web.json.UnreadableBody;

/** Which status a refusal answers with. */
final class RefusalProblem {
    private RefusalProblem() {}

    static Problem of(Refusal refusal) {
        Problem problem = refusal instanceof InvalidInput invalid
                ? new Problem(400, refusal.code(), refusal.getMessage(), invalid.issues(), Optional.empty())
                : new Problem(status(refusal), refusal.code(), refusal.getMessage(), issue(refusal), Optional.empty());
        if (refusal instanceof TooSoon later) {
            return problem.retryAfter(later.retryAfter());
        }
        return refusal instanceof Unavailable ? problem.retryAfter(FailureProblem.PAUSE) : problem;
    }

    private static List<InvalidInput.Issue> issue(Refusal refusal) {
        return List.of(new InvalidInput.Issue("", refusal.code(), "", "", refusal.hint()));
    }

    private static int status(Refusal refusal) {
        if (refusal instanceof NotFound) {
            return 404;
        } else if (refusal instanceof NotSignedIn) {
            return 401;
        } else if (refusal instanceof NotAllowed) {
            return 403;
        } else if (refusal instanceof UnreadableBody) {
            return 400;
        } else if (refusal instanceof BodyTooLarge) {
            return 413;
        } else if (refusal instanceof TooSoon) {
            return 429;
        } else if (refusal instanceof Unavailable) {
            return 503;
        } else if (refusal instanceof Conflict conflict) {
            return status(conflict);
        }
        return 409;
    }

    private static int status(Conflict conflict) {
        return switch (conflict.code()) {
            case "stale_version" -> 412;
            case "idempotency_key_reused" -> 422;
            case "version_required" -> 428;
            default -> 409;
        };
    }
}
