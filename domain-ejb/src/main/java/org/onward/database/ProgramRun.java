package org.onward.database;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Runs one of PostgreSQL's programs to its end. PostgreSQL refuses to run as root; root therefore runs it in a user
 * namespace of its own, where it is nobody, while its files stay root's.
 */
final class ProgramRun {
    private static final List<String> OWN_USER_NAMESPACE = List.of("unshare", "-U");

    private ProgramRun() {}

    /** What the program printed. */
    static String of(Path program, List<String> arguments) {
        List<String> command = new ArrayList<>();
        if (isRoot()) {
            command.addAll(OWN_USER_NAMESPACE);
        }
        command.add(program.toString());
        command.addAll(arguments);
        return run(command, program);
    }

    private static String run(List<String> command, Path program) {
        Path output = null;
        try {
            // A file, not a pipe: the postmaster inherits it, and a pipe would stay open as long as the postmaster
            // lives.
            output = Files.createTempFile("onward-", ".out");
            Process process = new ProcessBuilder(command)
                    .redirectInput(
                            ProcessBuilder.Redirect.from(Path.of("/dev/null").toFile()))
                    .redirectErrorStream(true)
                    .redirectOutput(output.toFile())
                    .start();
            int exit = process.waitFor();
            String printed = Files.readString(output, StandardCharsets.UTF_8).strip();
            if (exit != 0) {
                throw failed(program, exit, printed);
            }
            return printed;
        } catch (IOException e) {
            throw new CannotStart(
                    "PostgreSQL's " + program.getFileName() + " cannot be run (" + e.getMessage() + ").", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new CannotStart("Onward was told to stop while PostgreSQL was starting.", e);
        } finally {
            delete(output);
        }
    }

    private static CannotStart failed(Path program, int exit, String printed) {
        if (isRoot() && printed.contains("unshare")) {
            return new CannotStart(
                    "Onward runs as root, PostgreSQL refuses to, and this system allows no user namespaces:"
                            + " start Onward as an ordinary user, or set ONWARD_DB_URL to a PostgreSQL of your own.");
        }
        return new CannotStart("PostgreSQL's " + program.getFileName() + " failed with status " + exit + ": "
                + printed.replaceAll("\\s*\\R\\s*", " / "));
    }

    private static boolean isRoot() {
        try {
            return Files.getAttribute(Path.of("/proc/self"), "unix:uid").equals(0);
        } catch (IOException | UnsupportedOperationException e) {
            // Only Linux has /proc; elsewhere the name has to do.
            return "root".equals(System.getProperty("user.name"));
        }
    }

    private static void delete(Path output) {
        if (output != null && !output.toFile().delete()) {
            output.toFile().deleteOnExit();
        }
    }
}
