package org.onward.database;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Finds the PostgreSQL server that a killed Onward left running. */
final class Postmaster {
    static final String PID_FILE = "postmaster.pid";

    private Postmaster() {}

    /**
     * The process that {@code postmaster.pid} names, if it still runs and really is our PostgreSQL on this cluster: a
     * process id may since have been given to a stranger, who must not be stopped.
     */
    static Optional<ProcessHandle> runningOn(Path cluster, PostgresBinaries binaries) throws IOException {
        Path pidFile = cluster.resolve(PID_FILE);
        if (!Files.exists(pidFile)) {
            return Optional.empty();
        }
        List<String> lines = Files.readAllLines(pidFile);
        if (lines.isEmpty() || !lines.get(0).strip().matches("-?\\d{1,18}")) {
            return Optional.empty();
        }
        long pid = Math.abs(Long.parseLong(lines.get(0).strip()));
        return ProcessHandle.of(pid).filter(ProcessHandle::isAlive).filter(process -> process.info()
                .command()
                .filter(command -> isSameFile(Path.of(command), binaries.program("postgres")))
                .isPresent());
    }

    private static boolean isSameFile(Path one, Path other) {
        try {
            return Files.exists(one) && Files.isSameFile(one, other);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
