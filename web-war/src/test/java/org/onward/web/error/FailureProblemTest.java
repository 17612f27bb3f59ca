package org.onward.web.error;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.ejb.EJBException;
import jakarta.persistence.OptimisticLockException;
import jakarta.persistence.PersistenceException;
import jakarta.persistence.RollbackException;
import java.net.ConnectException;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.onward.problem.Conflict;
import org.onward.problem.IllegalTransition;
import org.onward.problem.InvalidInput;
import org.onward.problem.LimitReached;
import org.onward.problem.NotAllowed;
import org.onward.problem.NotFound;
import org.onward.problem.NotSignedIn;
import org.onward.problem.TooSoon;

class FailureProblemTest {
    @Test
    void each_refusal_has_its_status() {
        assertThat(status(new NotFound())).isEqualTo(404);
        assertThat(status(NotSignedIn.nobody())).isEqualTo(401);
        assertThat(status(NotAllowed.byRole())).isEqualTo(403);
        assertThat(status(InvalidInput.of("title", "", "text", "Send text."))).isEqualTo(400);
        assertThat(status(new IllegalTransition("No.", "Look again."))).isEqualTo(409);
        assertThat(status(new LimitReached("full", "Full.", "Make room."))).isEqualTo(409);
        assertThat(status(Conflict.stale())).isEqualTo(412);
        assertThat(status(new TooSoon("busy", "Busy.", Duration.ofSeconds(3)))).isEqualTo(429);
    }

    @Test
    void a_refusal_wrapped_by_the_container_is_still_that_refusal() {
        assertThat(status(new EJBException(new RollbackException(new NotFound()))))
                .isEqualTo(404);
    }

    @Test
    void a_lost_race_is_a_conflict() {
        assertThat(status(new EJBException(new OptimisticLockException()))).isEqualTo(409);
        assertThat(status(new PersistenceException(new SQLException("", "23505"))))
                .isEqualTo(409);
    }

    @Test
    void a_database_that_is_away_is_said_to_come_back() {
        for (SQLException failure : List.of(
                new SQLException("", "08006"),
                new SQLException("", "57P01"),
                new SQLException("", "53300"),
                new SQLException("pool", new ConnectException()))) {
            Problem problem = FailureProblem.of(new PersistenceException(failure));
            assertThat(problem.status()).isEqualTo(503);
            assertThat(problem.retryAfter()).isPresent();
        }
    }

    @Test
    void anything_else_says_nothing_but_an_id() {
        Problem problem = FailureProblem.of(new IllegalStateException("Buy milk"));

        assertThat(problem.status()).isEqualTo(500);
        assertThat(problem.json()).doesNotContain("milk").doesNotContain("IllegalState");
    }

    @Test
    void the_log_tells_where_and_never_what() {
        Exception failure = new IllegalStateException("Buy milk", new SQLException("title=Buy milk", "22001"));

        assertThat(QuietTrace.of(failure))
                .doesNotContain("milk")
                .contains("SQLException [22001]")
                .contains("FailureProblemTest");
    }

    @Test
    void a_document_has_all_members() {
        String json = FailureProblem.of(InvalidInput.of("title", "x", "text", "Send text."))
                .json();

        assertThat(json)
                .contains("\"type\":\"about:blank\"", "\"title\":\"Bad Request\"", "\"status\":400", "\"detail\":")
                .contains("\"ok\":false", "\"summary\":", "\"retryable\":false", "\"error\":\"validation_error\"")
                .contains(
                        "\"field\":\"title\"", "\"received\":\"x\"", "\"expected\":\"text\"", "\"hint\":\"Send text.\"")
                .contains("\"rowIndex\":null", "\"severity\":\"error\"");
    }

    private static int status(Exception failure) {
        return FailureProblem.of(failure).status();
    }
}
