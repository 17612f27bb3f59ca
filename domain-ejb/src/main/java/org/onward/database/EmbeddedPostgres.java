package org.onward.database;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;

/**
 * A real PostgreSQL that belongs to this Onward: it listens on the loopback interface only, demands a password that only
 * the owner of the data folder can read, and syncs every commit to disk.
 */
final class EmbeddedPostgres implements AutoCloseable {
    static final String USER = "onward";

    private static final System.Logger LOG = System.getLogger(EmbeddedPostgres.class.getName());
    private static final String BINARIES = "postgres-17.6";
    private static final String CLUSTER = "data-17";
    private static final int START_SECONDS = 60;

    private final DataFolder folder;
    private final PostgresBinaries binaries;
    private final Path cluster;
    private final String password;
    private final int port;

    private EmbeddedPostgres(DataFolder folder, PostgresBinaries binaries, Path cluster, String password, int port) {
        this.folder = folder;
        this.binaries = binaries;
        this.cluster = cluster;
        this.password = password;
        this.port = port;
    }

    /** Locks the folder, stops what a killed Onward left running there, and starts PostgreSQL on its data. */
    static EmbeddedPostgres start(Path dataFolder, int wantedPort) {
        DataFolder folder = DataFolder.open(dataFolder);
        try {
            PostgresBinaries binaries = PostgresBinaries.unpackedInto(folder.resolve(BINARIES));
            Path cluster = folder.resolve(CLUSTER);
            String password = initialise(folder, binaries, cluster);
            stopOrphan(binaries, cluster);
            int port = wantedPort == 0 ? freePort() : wantedPort;
            startPostmaster(folder, binaries, cluster, port);
            return new EmbeddedPostgres(folder, binaries, cluster, password, port);
        } catch (IOException e) {
            folder.close();
            throw new CannotStart("The data folder " + dataFolder + " cannot be used (" + e.getMessage() + ").", e);
        } catch (RuntimeException e) {
            folder.close();
            throw e;
        }
    }

    String url() {
        return "jdbc:postgresql://127.0.0.1:" + port + "/postgres";
    }

    String password() {
        return password;
    }

    /** Ends PostgreSQL's sessions, lets it write its checkpoint and waits for its end; then lets go of the folder. */
    @Override
    public void close() {
        try {
            stop(binaries, cluster);
        } finally {
            folder.close();
        }
    }

    private static String initialise(DataFolder folder, PostgresBinaries binaries, Path cluster) throws IOException {
        Path passwordFile = folder.resolve("postgres-password");
        if (Files.exists(cluster)) {
            return Files.readString(passwordFile).strip();
        }
        LOG.log(System.Logger.Level.INFO, "First start: creating the database in {0}", cluster);
        if (!Files.exists(passwordFile)) {
            Files.createFile(
                    passwordFile, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
        }
        byte[] secret = new byte[24];
        new SecureRandom().nextBytes(secret);
        Files.writeString(passwordFile, HexFormat.of().formatHex(secret));
        // Only a finished cluster gets its name: a start that is killed here begins again next time.
        Path unfinished = cluster.resolveSibling(cluster.getFileName() + ".unfinished");
        FolderTree.delete(unfinished);
        ProgramRun.of(
                binaries.program("initdb"),
                List.of(
                        "--pgdata=" + unfinished,
                        "--username=" + USER,
                        "--pwfile=" + passwordFile,
                        "--auth=scram-sha-256",
                        "--encoding=UTF8",
                        "--locale=C",
                        "--no-instructions"));
        Files.move(unfinished, cluster, StandardCopyOption.ATOMIC_MOVE);
        return Files.readString(passwordFile).strip();
    }

    private static void stopOrphan(PostgresBinaries binaries, Path cluster) throws IOException {
        Optional<ProcessHandle> orphan = Postmaster.runningOn(cluster, binaries);
        if (orphan.isPresent()) {
            LOG.log(
                    System.Logger.Level.INFO,
                    "An earlier Onward ended without stopping its PostgreSQL (process {0}); stopping it first",
                    Long.toString(orphan.get().pid()));
            stop(binaries, cluster);
        } else {
            // Otherwise PostgreSQL takes whoever got its predecessor's process id for that predecessor.
            Files.deleteIfExists(cluster.resolve(Postmaster.PID_FILE));
        }
    }

    private static void stop(PostgresBinaries binaries, Path cluster) {
        ProgramRun.of(
                binaries.program("pg_ctl"),
                List.of(
                        "stop",
                        "--pgdata=" + cluster,
                        "--mode=fast",
                        "--wait",
                        "--timeout=" + START_SECONDS,
                        "--silent"));
    }

    private static void startPostmaster(DataFolder folder, PostgresBinaries binaries, Path cluster, int port) {
        String options = String.join(
                " ",
                "-c listen_addresses=127.0.0.1",
                "-c port=" + port,
                "-c unix_socket_directories=''",
                "-c fsync=on",
                "-c full_page_writes=on",
                "-c synchronous_commit=on",
                "-c max_connections=60",
                "-c max_prepared_transactions=60",
                "-c timezone=UTC",
                "-c log_timezone=UTC",
                // The text of a statement may hold what a person wrote.
                "-c log_min_error_statement=panic",
                "-c log_error_verbosity=terse");
        ProgramRun.of(
                binaries.program("pg_ctl"),
                List.of(
                        "start",
                        "--pgdata=" + cluster,
                        "--log=" + folder.resolve("postgres.log"),
                        "--options=" + options,
                        "--wait",
                        "--timeout=" + START_SECONDS,
                        "--silent"));
    }

    private static int freePort() {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        } catch (IOException e) {
            throw new UncheckedIOException("No free port for PostgreSQL", e);
        }
    }
}
