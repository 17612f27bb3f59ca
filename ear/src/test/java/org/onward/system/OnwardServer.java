package org.onward.system;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One Onward as its own process: the real archive on Payara Micro with the embedded PostgreSQL, on a free port, with its
 * data below {@code target}. {@link #shared()} is started once for all tests of a run; a test that stops or kills starts
 * its own.
 */
public final class OnwardServer implements AutoCloseable {
    /** Costs least for the few seconds most tests keep a server busy; a test that hashes many passwords leaves it away. */
    private static final String QUICK_START = "-XX:TieredStopAtLevel=1";

    private static final Duration READY_WITHIN = Duration.ofSeconds(180);
    private static final Pattern SETUP_LINK = Pattern.compile("#/setup/([\\w-]+)");
    private static final HttpClient HTTP =
            HttpClient.newBuilder().connectTimeout(Duration.ofSeconds(5)).build();

    private static OnwardServer shared;

    private final Path folder;
    private final int port;
    private final Map<String, String> settings;
    private Process process;
    private int starts;

    private OnwardServer(String name, Map<String, String> settings) {
        this.folder = freshFolder(name);
        this.port = freePort();
        this.settings = new TreeMap<>(settings);
    }

    /** The server all tests of this run share; it ends with the run. */
    public static synchronized OnwardServer shared() {
        if (shared == null) {
            OnwardServer server = new OnwardServer("shared", Map.of("ONWARD_DB_COUNT_STATEMENTS", "true"));
            Runtime.getRuntime().addShutdownHook(new Thread(server::close));
            server.start();
            shared = server;
        }
        return shared;
    }

    /**
     * A server of the test's own, with a new data folder, started and ready.
     *
     * @param settings environment variables on top of the usual ones
     */
    public static OnwardServer startOwn(String name, Map<String, String> settings) {
        OnwardServer server = new OnwardServer(name, settings);
        try {
            server.start();
        } catch (RuntimeException e) {
            server.close();
            throw e;
        }
        return server;
    }

    /** As {@link #startOwn}, but without waiting: for those who expect it to refuse. */
    public static OnwardServer launchOwn(String name, Map<String, String> settings) {
        OnwardServer server = new OnwardServer(name, settings);
        server.launch();
        return server;
    }

    /** Starts on the data the last start left; waits until ready. */
    public void start() {
        launch();
        long deadline = System.nanoTime() + READY_WITHIN.toNanos();
        while (!isReady()) {
            if (endsWithin(Duration.ofMillis(200))) {
                throw new IllegalStateException("Onward ended instead of getting ready; see " + log());
            }
            if (System.nanoTime() > deadline) {
                throw new IllegalStateException("Onward is not ready after " + READY_WITHIN + "; see " + log());
            }
        }
    }

    private void launch() {
        starts++;
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx512m",
                "-XX:+UseSerialGC",
                "-XX:-UsePerfData",
                "-jar",
                fromBuild("payara.microJar").toString()));
        command.addAll(List.of("--nohazelcast", "--disablephonehome", "--contextroot", "/"));
        command.addAll(List.of("--rootDir", folder.resolve("root-" + starts).toString()));
        command.addAll(List.of("--port", Integer.toString(port)));
        command.addAll(List.of("--deploy", fromBuild("onward.war").toString()));
        ProcessBuilder builder = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.appendTo(log().toFile()));
        builder.environment().put("JDK_JAVA_OPTIONS", QUICK_START);
        builder.environment().put("ONWARD_DATA", data().toString());
        builder.environment().put("ONWARD_PUBLIC_URL", address("").toString());
        builder.environment().put("ONWARD_CLOCK_OFFSET_FILE", clockFile().toString());
        // When time is moved for one test, nothing that is due by then comes by itself into the midst of another.
        builder.environment().put("ONWARD_DISPATCH_EVERY", "PT24H");
        builder.environment().putAll(settings);
        try {
            process = builder.start();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** As Ctrl-C or a service controller would: asks it to end and waits until it has. */
    public void stop() {
        process.destroy();
        awaitEnd();
    }

    /** As a power cut would for the server: kill -9. Its PostgreSQL stays behind, as it does in life. */
    public void kill() {
        process.destroyForcibly();
        awaitEnd();
    }

    /** Stops and starts on the same data and port. */
    public void restart() {
        stop();
        start();
    }

    /** Lets time pass for the product, for everyone on this server. */
    public void letPass(Duration time) {
        try {
            String before = Files.exists(clockFile()) ? Files.readString(clockFile()) : "PT0S";
            Files.writeString(clockFile(), Duration.parse(before).plus(time).toString());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Whether the process has ended, waiting at most {@code time}. */
    public boolean endsWithin(Duration time) {
        try {
            return process.waitFor(time.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    public boolean isReady() {
        try {
            HttpRequest request = HttpRequest.newBuilder(address("/health/ready"))
                    .timeout(Duration.ofSeconds(10))
                    .build();
            return HTTP.send(request, HttpResponse.BodyHandlers.discarding()).statusCode() == 200;
        } catch (IOException e) {
            // Still coming up, or going down: not ready.
            return false;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    public URI address(String path) {
        return URI.create("http://localhost:" + port + path);
    }

    /** Everything the server has printed. */
    public Path log() {
        return folder.resolve("server.log");
    }

    public String logText() {
        try {
            return Files.exists(log()) ? Files.readString(log()) : "";
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public Path data() {
        return folder.resolve("data");
    }

    /** The token of the newest one-time set-up link in the log; empty when none was printed. */
    public Optional<String> setupToken() {
        Matcher matcher = SETUP_LINK.matcher(logText());
        Optional<String> newest = Optional.empty();
        while (matcher.find()) {
            newest = Optional.of(matcher.group(1));
        }
        return newest;
    }

    /** Stops whatever still runs, the PostgreSQL of a killed server too. */
    @Override
    public void close() {
        if (process != null && process.isAlive()) {
            stop();
        }
        stopOrphanedPostgres();
    }

    /** The settings with which another node works on this server's database. */
    public Map<String, String> databaseSettings() {
        try {
            String port = Files.readAllLines(postmasterFile()).get(3).strip();
            return Map.of(
                    "ONWARD_DB_URL",
                    "jdbc:postgresql://127.0.0.1:" + port + "/postgres",
                    "ONWARD_DB_USER",
                    "onward",
                    "ONWARD_DB_PASSWORD",
                    Files.readString(data().resolve("postgres-password")).strip());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Takes the database away from under the running server. */
    public void stopDatabase() {
        postmaster().ifPresent(postmaster -> {
            stopOrphanedPostgres();
            postmaster.onExit().orTimeout(30, TimeUnit.SECONDS).join();
        });
    }

    private void stopOrphanedPostgres() {
        // SIGINT is PostgreSQL's fast shutdown: it does not wait for open connections.
        postmaster().ifPresent(postmaster -> signal("INT", postmaster.pid()));
    }

    private Optional<ProcessHandle> postmaster() {
        try {
            return Files.exists(postmasterFile())
                    ? ProcessHandle.of(Long.parseLong(
                            Files.readAllLines(postmasterFile()).get(0).strip()))
                    : Optional.empty();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Path postmasterFile() {
        return data().resolve("data-17/postmaster.pid");
    }

    private static void signal(String name, long pid) {
        try {
            new ProcessBuilder("kill", "-" + name, Long.toString(pid)).start().waitFor();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    private void awaitEnd() {
        if (!endsWithin(Duration.ofSeconds(60))) {
            process.destroyForcibly();
            throw new IllegalStateException("Onward did not end within a minute; see " + log());
        }
    }

    private Path clockFile() {
        return folder.resolve("clock-offset");
    }

    /** A file the build names in a system property of the test run. */
    private static Path fromBuild(String property) {
        return Path.of(Optional.ofNullable(System.getProperty(property))
                .orElseThrow(() -> new IllegalStateException("Set -D" + property + ", as ear/pom.xml does")));
    }

    private static Path freshFolder(String name) {
        try {
            Path servers = Path.of("target", "servers").toAbsolutePath();
            Files.createDirectories(servers);
            return Files.createTempDirectory(servers, name + "-");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static int freePort() {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
