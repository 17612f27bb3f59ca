package org.onward.companion.preference;

import jakarta.ejb.Stateless;
import jakarta.inject.Inject;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.onward.conversation.ConversationStore;
import org.onward.conversation.KnowledgeStore;
import org.onward.identity.AccountService;
import org.onward.identity.Caller;
import org.onward.problem.Conflict;
import org.onward.problem.InvalidInput;
import org.onward.rules.preference.PreferenceCatalogue;
import org.onward.rules.preference.Preferences;

/** The caller's preferences, looked at and changed outside the conversation. */
@Stateless
public class PreferenceService {
    @Inject
    private Clock clock;

    @Inject
    private KnowledgeStore knowledge;

    @Inject
    private ConversationStore conversations;

    @Inject
    private AccountService accounts;

    @Inject
    private PreferenceCatalogue catalogue;

    /**
     * Preferences as they are kept.
     *
     * @param version 0 for somebody who never told any
     * @param zone the zone of the person's wall clock, part of their account
     */
    public record Kept(Preferences preferences, long version, ZoneId zone) {}

    public Kept look(Caller caller) {
        KnowledgeStore.Stored stored = knowledge.preferencesOf(caller.userId());
        return new Kept(stored.preferences(), stored.version(), caller.zone());
    }

    /**
     * Keeps these preferences instead of any others.
     *
     * @param version the version the person saw
     * @param zone another zone for their wall clock, if it changes
     * @throws Conflict when there is another version by now
     * @throws InvalidInput when some of them do not exist or cannot have these values; nothing is kept then
     */
    public Kept replace(Caller caller, long version, Map<String, String> wanted, Optional<ZoneId> zone) {
        Preferences checked = checked(wanted);
        conversations.lock(caller.userId());
        if (knowledge.preferencesOf(caller.userId()).version() != version) {
            throw Conflict.stale();
        }
        zone.filter(other -> !other.equals(caller.zone()))
                .ifPresent(other -> accounts.changeZone(caller.userId(), other));
        return keep(caller, checked, zone.orElse(caller.zone()));
    }

    /** Forgets every preference; the zone stays, it belongs to the account. */
    public void clear(Caller caller) {
        conversations.lock(caller.userId());
        keep(caller, Preferences.NONE, caller.zone());
    }

    private Kept keep(Caller caller, Preferences preferences, ZoneId zone) {
        Instant now = clock.instant();
        knowledge.keep(caller.userId(), preferences, now);
        return new Kept(preferences, knowledge.preferencesOf(caller.userId()).version(), zone);
    }

    private Preferences checked(Map<String, String> wanted) {
        List<InvalidInput.Issue> issues = new ArrayList<>();
        Map<String, String> values = new TreeMap<>();
        if (wanted.size() > PreferenceCatalogue.MOST) {
            issues.add(new InvalidInput.Issue(
                    "preferences",
                    "too_many",
                    Integer.toString(wanted.size()),
                    "at most " + PreferenceCatalogue.MOST,
                    "Leave some out."));
        }
        wanted.forEach((name, value) -> {
            Optional<PreferenceCatalogue.Entry> entry = catalogue.find(name);
            Optional<String> read = entry.flatMap(known -> known.read(value));
            read.ifPresentOrElse(
                    usable -> values.put(name, usable),
                    () -> issues.add(new InvalidInput.Issue(
                            "preferences." + (name.length() <= 80 ? name : name.substring(0, 80)),
                            entry.isPresent() ? "unacceptable" : "unknown_field",
                            "",
                            entry.map(PreferenceCatalogue.Entry::expected).orElse("a preference that exists"),
                            entry.isPresent() ? "Choose another value." : "Leave it out.")));
        });
        if (!issues.isEmpty()) {
            throw new InvalidInput(issues);
        }
        return new Preferences(values);
    }
}
