package org.onward.web.error;

import jakarta.json.Json;
import jakarta.json.JsonArrayBuilder;
import jakarta.json.JsonObjectBuilder;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.onward.problem.InvalidInput.Issue;

/**
 * A problem document: RFC 9457 with the members that every refusal of this API carries (managed-tasks spec §3).
 *
 * @param status HTTP status
 * @param code short machine-readable code
 * @param summary one line for people
 * @param errors what exactly is wrong, at least one
 * @param retryAfter when sending the same request again can succeed
 */
public record Problem(int status, String code, String summary, List<Issue> errors, Optional<Duration> retryAfter) {
    /** The media type of problem documents. */
    public static final String MEDIA_TYPE = "application/problem+json";

    static Problem of(int status, String code, String summary, String hint) {
        return new Problem(status, code, summary, List.of(new Issue("", code, "", "", hint)), Optional.empty());
    }

    Problem retryAfter(Duration wait) {
        return new Problem(status, code, summary, errors, Optional.of(wait));
    }

    Response response() {
        Response.ResponseBuilder response =
                Response.status(status).type(MEDIA_TYPE).entity(json());
        retryAfter.ifPresent(wait -> response.header(HttpHeaders.RETRY_AFTER, seconds(wait)));
        if (status == Response.Status.UNAUTHORIZED.getStatusCode()) {
            response.header(HttpHeaders.WWW_AUTHENTICATE, "Bearer realm=\"onward\"");
        }
        return response.build();
    }

    static long seconds(Duration wait) {
        return Math.max(1, wait.plusMillis(999).toSeconds());
    }

    String json() {
        JsonArrayBuilder issues = Json.createArrayBuilder();
        errors.forEach(issue -> issues.add(json(issue)));
        return Json.createObjectBuilder()
                .add("type", "about:blank")
                .add("title", title())
                .add("status", status)
                .add("detail", summary)
                .add("ok", false)
                .add("summary", summary)
                .add("errors", issues)
                .add("retryable", retryAfter.isPresent())
                .add("error", code)
                .build()
                .toString();
    }

    private static JsonObjectBuilder json(Issue issue) {
        return Json.createObjectBuilder()
                .add("code", issue.code())
                .add("field", issue.field())
                .add("received", issue.received())
                .add("expected", issue.expected())
                .add("hint", issue.hint())
                .addNull("rowIndex")
                .add("severity", "error");
    }

    String title() {
        Response.Status known = Response.Status.fromStatusCode(status);
        return known == null ? "Unprocessable Content" : known.getReasonPhrase();
    }
}
