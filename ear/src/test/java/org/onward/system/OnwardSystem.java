package org.onward.system;

import java.util.Map;
import java.util.UUID;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A running Onward and the people in it. Every test makes its own people; the first account invites them. */
public final class OnwardSystem {
    private static final String PASSWORD = "quiet-harbour-lantern-42";
    private static final String ZONE = "Europe/Berlin";
    private static final Pattern JOIN_LINK = Pattern.compile("#/join/([\\w-]+)");

    private static OnwardSystem shared;

    private final OnwardServer server;
    private final Person first;

    private OnwardSystem(OnwardServer server) {
        this.server = server;
        this.first = setUp(server);
    }

    /** The system all tests of this run share. */
    public static synchronized OnwardSystem shared() {
        if (shared == null) {
            shared = new OnwardSystem(OnwardServer.shared());
        }
        return shared;
    }

    /** On a server that nobody has set up yet. */
    public static OnwardSystem on(OnwardServer server) {
        return new OnwardSystem(server);
    }

    public OnwardServer server() {
        return server;
    }

    /** The first account, who may do everything. */
    public Person first() {
        return first;
    }

    public Person visitor() {
        return Person.visitorOf(server);
    }

    /** Someone new, invited, registered and logged in, in {@code Europe/Berlin}. */
    public Person newPerson() {
        return newPerson(ZONE);
    }

    /** Someone new in a time zone of their own. */
    public Person newPerson(String zone) {
        String invite = invite();
        String name = "p-" + UUID.randomUUID().toString().substring(0, 8);
        Person person = new Person(server, name, PASSWORD);
        Answer registered = person.post(
                "/api/registrations", Map.of("token", invite, "name", name, "password", PASSWORD, "zone", zone));
        person.remember(registered.expecting(201).json());
        return person;
    }

    /** The token of a new invitation. */
    public String invite() {
        Answer invited = first.post("/api/invites", Map.of()).expecting(201);
        Matcher link = JOIN_LINK.matcher(invited.body());
        return link.find() ? link.group(1) : invited.json().path("token").asText();
    }

    private static Person setUp(OnwardServer server) {
        String token =
                server.setupToken().orElseThrow(() -> new IllegalStateException("No set-up link in " + server.log()));
        Person first = new Person(server, "first", PASSWORD);
        first.post("/api/setup", Map.of("token", token, "name", "first", "password", PASSWORD, "zone", ZONE))
                .expecting(201);
        return first.logIn();
    }
}
