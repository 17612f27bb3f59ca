package org.onward.database;

import jakarta.annotation.Resource;
import jakarta.enterprise.context.ApplicationScoped;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Optional;
import javax.sql.DataSource;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.HealthCheckResponseBuilder;
import org.eclipse.microprofile.health.Readiness;

/** Ready when the database answers within two seconds, keeps what it commits and carries the schema this build brings. */
@Readiness
@ApplicationScoped
public class DatabaseReadiness implements HealthCheck {
    private static final int ANSWER_SECONDS = 2;

    @Resource(lookup = "java:app/jdbc/onward")
    private DataSource dataSource;

    @Override
    public HealthCheckResponse call() {
        HealthCheckResponseBuilder answer = HealthCheckResponse.named("database");
        try (Connection connection = dataSource.getConnection()) {
            Optional<String> problem = connection.isValid(ANSWER_SECONDS)
                    ? Durability.problem(connection)
                    : Optional.of("The database does not answer in time.");
            problem.ifPresent(sentence -> answer.withData("problem", sentence));
            return answer.withData("schema", Database.running().schemaVersion())
                    .status(problem.isEmpty())
                    .build();
        } catch (SQLException e) {
            return answer.withData("problem", "The database does not answer.")
                    .down()
                    .build();
        }
    }
}
