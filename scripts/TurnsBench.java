import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The load of scripts/bench turns: some people talk to a running Onward at a steady rate, each captures, asks, passes, accepts,
 * does a step and finishes. Prints one CSV row: people, target turns per second, seconds, turns, errors, turns per second
 * reached, and the median, 95th and 99th percentile of the time from when a turn was due to its answer, in milliseconds.
 */
final class TurnsBench {
    private static final Pattern BUTTON =
            Pattern.compile("\\{\"action\":\"(accept|step_done:\\d+|done)\",\"about\":\"([0-9a-f-]{36})\"");
    private static final String[] TODOS = {
        "sort the receipts", "call the dentist", "water the plants", "review the budget", "buy batteries", "clean the desk"
    };

    private final HttpClient http =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private final String url;

    private TurnsBench(String url) {
        this.url = url;
    }

    private record Session(String cookie, String csrf) {}

    private record Taken(int turns, int errors, List<Double> milliseconds) {}

    public static void main(String[] arguments) throws Exception {
        TurnsBench bench = new TurnsBench(arguments[0]);
        int people = Integer.parseInt(arguments[2]);
        double rate = Double.parseDouble(arguments[3]);
        int seconds = Integer.parseInt(arguments[4]);
        Session founder = bench.foundOrLogIn(arguments[1]);
        List<Session> sessions = new ArrayList<>();
        for (int i = 0; i < people; i++) {
            sessions.add(bench.join(founder));
        }
        ExecutorService pool = Executors.newFixedThreadPool(people);
        bench.run(pool, sessions, rate, Math.max(5, seconds / 3));
        long begun = System.nanoTime();
        List<Taken> taken = bench.run(pool, sessions, rate, seconds);
        double took = (System.nanoTime() - begun) / 1e9;
        pool.shutdown();
        pool.awaitTermination(10, TimeUnit.SECONDS);
        int turns = taken.stream().mapToInt(Taken::turns).sum();
        int errors = taken.stream().mapToInt(Taken::errors).sum();
        double[] times = taken.stream()
                .flatMap(one -> one.milliseconds().stream())
                .mapToDouble(Double::doubleValue)
                .sorted()
                .toArray();
        System.out.printf(
                "%d,%.0f,%d,%d,%d,%.1f,%.1f,%.1f,%.1f%n",
                people, rate, seconds, turns, errors, turns / took, at(times, .5), at(times, .95), at(times, .99));
    }

    private static double at(double[] sorted, double share) {
        return sorted.length == 0 ? 0 : sorted[(int) Math.min(sorted.length - 1, sorted.length * share)];
    }

    private List<Taken> run(ExecutorService pool, List<Session> sessions, double rate, int seconds) throws Exception {
        long interval = (long) (1e9 * sessions.size() / rate);
        long end = System.nanoTime() + seconds * 1_000_000_000L;
        List<Callable<Taken>> talks = new ArrayList<>();
        for (int i = 0; i < sessions.size(); i++) {
            Session session = sessions.get(i);
            long offset = interval * i / sessions.size();
            talks.add(() -> talk(session, interval, System.nanoTime() + offset, end));
        }
        List<Taken> taken = new ArrayList<>();
        for (Future<Taken> talk : pool.invokeAll(talks)) {
            taken.add(talk.get());
        }
        return taken;
    }

    private Taken talk(Session session, long interval, long first, long end) throws InterruptedException {
        List<Double> times = new ArrayList<>();
        int errors = 0;
        String answer = "";
        for (int turn = 0; first + turn * interval < end; turn++) {
            long due = first + turn * interval;
            long wait = due - System.nanoTime();
            if (wait > 0) {
                TimeUnit.NANOSECONDS.sleep(wait);
            }
            try {
                HttpResponse<String> response = send("POST", "/api/chat/messages", next(answer, turn), session);
                errors += response.statusCode() == 201 ? 0 : 1;
                answer = response.body();
            } catch (IOException e) {
                errors++;
            }
            times.add((System.nanoTime() - due) / 1e6);
        }
        return new Taken(times.size(), errors, times);
    }

    /** Presses what can be pressed, otherwise captures one more thing or asks for one. */
    private static String next(String answer, int turn) {
        Matcher button = BUTTON.matcher(answer.contains("\"reply\"") ? answer.substring(answer.indexOf("\"buttons\"")) : "");
        if (button.find()) {
            return "{\"button\":{\"action\":\"" + button.group(1) + "\",\"about\":\"" + button.group(2) + "\"}}";
        }
        return turn % 2 == 0
                ? "{\"text\":\"" + TODOS[turn / 2 % TODOS.length] + "\"}"
                : "{\"text\":\"I have 30 minutes, I'm tired\"}";
    }

    private Session foundOrLogIn(String setupToken) throws Exception {
        String account = "\"name\":\"bench\",\"password\":\"quiet-harbour-lantern-42\"";
        if (!setupToken.isEmpty()) {
            send("POST", "/api/setup", "{" + account + ",\"token\":\"" + setupToken + "\",\"zone\":\"UTC\"}", null);
        }
        return logIn(account);
    }

    private Session join(Session founder) throws Exception {
        String invite = send("POST", "/api/invites", "{}", founder).body();
        Matcher token = Pattern.compile("#/join/([A-Za-z0-9_-]+)").matcher(invite);
        if (!token.find()) {
            throw new IllegalStateException("No invite: " + invite);
        }
        String account = "\"name\":\"p" + Long.toString(System.nanoTime(), 36) + "\",\"password\":\"quiet-harbour-lantern-42\"";
        send("POST", "/api/registrations", "{" + account + ",\"token\":\"" + token.group(1) + "\",\"zone\":\"UTC\"}", null);
        return logIn(account);
    }

    private Session logIn(String account) throws Exception {
        HttpResponse<String> session = send("POST", "/api/session", "{" + account + "}", null);
        Matcher csrf = Pattern.compile("\"csrfToken\":\"([^\"]+)\"").matcher(session.body());
        if (!csrf.find()) {
            throw new IllegalStateException("No session: " + session.body());
        }
        String cookie = session.headers().firstValue("Set-Cookie").orElseThrow().split(";")[0];
        return new Session(cookie, csrf.group(1));
    }

    private HttpResponse<String> send(String method, String path, String body, Session session)
            throws IOException, InterruptedException {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(url + path))
                .method(method, HttpRequest.BodyPublishers.ofString(body))
                .header("Content-Type", "application/json");
        if (session != null) {
            request.header("Cookie", session.cookie()).header("X-CSRF-Token", session.csrf());
        }
        return http.send(request.build(), HttpResponse.BodyHandlers.ofString());
    }
}
