package org.onward.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class EmbeddedPostgresIT {
    /** One folder for all: creating a cluster takes seconds, and every test leaves it stopped. */
    private static final Path FOLDER = Path.of("target", "embedded-postgres").toAbsolutePath();

    private EmbeddedPostgres postgres;

    @BeforeEach
    void start() {
        postgres = EmbeddedPostgres.start(FOLDER, 0);
    }

    @AfterEach
    void stop() {
        postgres.close();
    }

    @Test
    void its_data_outlives_a_restart() throws SQLException {
        ask("drop table if exists kept");
        ask("create table kept as select 'still here' as word");
        restart();
        assertThat(ask("select word from kept")).isEqualTo("still here");
    }

    @Test
    void every_commit_is_on_disk_before_it_is_answered() throws SQLException {
        assertThat(List.of(ask("show fsync"), ask("show full_page_writes"), ask("show synchronous_commit")))
                .containsOnly("on");
    }

    @Test
    void two_phase_commits_are_possible() throws SQLException {
        assertThat(Integer.parseInt(ask("show max_prepared_transactions"))).isGreaterThanOrEqualTo(40);
    }

    @Test
    void a_stranger_on_the_same_machine_needs_the_password() throws IOException {
        assertThatThrownBy(() -> DriverManager.getConnection(postgres.url(), EmbeddedPostgres.USER, "guess"))
                .isInstanceOf(SQLException.class)
                .hasMessageContaining("password authentication failed");
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(FOLDER.resolve("postgres-password"))))
                .isEqualTo("rw-------");
    }

    @Test
    void a_server_left_running_by_a_killed_onward_is_stopped_first() throws IOException {
        postgres.close();
        Path cluster = FOLDER.resolve("data-17");
        PostgresBinaries binaries = PostgresBinaries.unpackedInto(FOLDER.resolve("postgres-17.6"));
        ProgramRun.of(
                binaries.program("pg_ctl"),
                List.of("start", "--pgdata=" + cluster, "--log=" + FOLDER.resolve("orphan.log"), "--wait", "--silent"));
        ProcessHandle orphan = Postmaster.runningOn(cluster, binaries).orElseThrow();

        postgres = EmbeddedPostgres.start(FOLDER, 0);

        // Where nobody collects ended processes it stays a name in the process table, without a program.
        assertThat(orphan.info().command()).isEmpty();
        assertThat(Postmaster.runningOn(cluster, binaries)).isPresent();
    }

    @Test
    void a_stranger_who_now_has_the_dead_servers_process_id_is_left_alone() throws IOException, SQLException {
        postgres.close();
        Files.writeString(
                FOLDER.resolve("data-17/postmaster.pid"),
                ProcessHandle.current().pid() + "\n");

        postgres = EmbeddedPostgres.start(FOLDER, 0);

        assertThat(ask("select 'up'")).isEqualTo("up");
    }

    @Test
    void a_second_onward_on_the_folder_is_told_so_in_one_sentence() {
        assertThatThrownBy(() -> EmbeddedPostgres.start(FOLDER, 0))
                .isInstanceOf(CannotStart.class)
                .hasMessage("The data folder " + FOLDER + " is in use by another running Onward: stop that one,"
                        + " or set ONWARD_DATA to another folder.");
    }

    @Test
    void a_file_in_the_folders_place_is_told_so_in_one_sentence() throws IOException {
        Path file = Path.of("target", "not-a-folder").toAbsolutePath();
        Files.writeString(file, "");
        assertThatThrownBy(() -> EmbeddedPostgres.start(file, 0))
                .isInstanceOf(CannotStart.class)
                .hasMessageStartingWith("The data folder " + file + " cannot be used")
                .hasMessageEndingWith("make it a folder that this user may write, or set ONWARD_DATA to another one.");
    }

    private void restart() {
        postgres.close();
        postgres = EmbeddedPostgres.start(FOLDER, 0);
    }

    private String ask(String sql) throws SQLException {
        try (Connection connection =
                        DriverManager.getConnection(postgres.url(), EmbeddedPostgres.USER, postgres.password());
                Statement statement = connection.createStatement()) {
            if (!statement.execute(sql)) {
                return "";
            }
            try (ResultSet rows = statement.getResultSet()) {
                rows.next();
                return rows.getString(1);
            }
        }
    }
}
