package org.onward.audit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import jakarta.persistence.EntityManager;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.onward.database.TestDatabase;
import org.onward.time.TestClock;

class AuditTrailIT {
    private final EntityManager em = TestDatabase.entityManager();
    private final AuditTrail trail = AuditTrailUnderTest.of(em, new TestClock());

    @Test
    void the_newest_entry_comes_first_and_pages_follow_each_other() throws Exception {
        UUID owner = UUID.randomUUID();
        append(owner, "first");
        append(owner, "second");

        AuditEntry newest = trail.before(Long.MAX_VALUE, 1).get(0);
        assertThat(newest.action()).isEqualTo("second");
        assertThat(newest.owner()).contains(owner);
        assertThat(trail.before(newest.id(), 1).get(0).action()).isEqualTo("first");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "update audit_entry set action = 'nothing'",
                "delete from audit_entry",
                "truncate audit_entry",
                "delete from audit_entry_rest",
                "truncate audit_entry_rest"
            })
    void entries_are_only_ever_added(String attempt) throws Exception {
        append(UUID.randomUUID(), "kept");
        try (Connection connection = TestDatabase.plain().getConnection();
                Statement statement = connection.createStatement()) {
            assertThatThrownBy(() -> statement.execute(attempt)).isInstanceOf(SQLException.class);
        }
    }

    private void append(UUID owner, String action) throws Exception {
        TestDatabase.inTransaction(em, () -> {
            trail.append(owner, owner, action, "");
            return null;
        });
    }
}
