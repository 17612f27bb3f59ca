package org.onward.database;

import jakarta.annotation.Resource;
import jakarta.enterprise.context.ApplicationScoped;
import java.sql.Connection;
import java.sql.SQLException;
import javax.sql.DataSource;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.HealthCheckResponseBuilder;
import org.eclipse.microprofile.health.Readiness;

/** Ready when the database answers within two seconds and carries the schema this build brings. */
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
            return answer.withData("schema", Database.running().schemaVersion())
                    .status(connection.isValid(ANSWER_SECONDS))
                    .build();
        } catch (SQLException e) {
            return answer.withData("problem", "The database does not answer.")
                    .down()
                    .build();
        }
    }
}
