package org.onward.conversation;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.json.JsonObjectBuilder;
import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.onward.identity.UserId;
import org.onward.json.JsonText;
import org.onward.rules.preference.Preferences;

/** What is known about people, written outside the closing of a turn. */
@ApplicationScoped
public class KnowledgeStore {
    @PersistenceContext(unitName = "onward")
    private EntityManager entities;

    /** Preferences with the version they were read at; 0 for somebody who never told any. */
    public record Stored(Preferences preferences, long version) {}

    /** Forgets one thing learned; false when the person has no such thing. */
    public boolean forget(UserId owner, UUID id) {
        return entities.createNativeQuery("delete from learned_adjustment where owner = ?1 and id = ?2")
                        .setParameter(1, owner.value())
                        .setParameter(2, id)
                        .executeUpdate()
                == 1;
    }

    /** Forgets everything learned about a person. */
    public void forgetAll(UserId owner) {
        entities.createNativeQuery("delete from learned_adjustment where owner = ?1")
                .setParameter(1, owner.value())
                .executeUpdate();
    }

    @SuppressWarnings("unchecked")
    public Stored preferencesOf(UserId owner) {
        List<Object[]> rows = entities.createNativeQuery(
                        "select cast(settings as text), version from user_pref where owner = ?1")
                .setParameter(1, owner.value())
                .getResultList();
        return rows.stream()
                .findFirst()
                .map(row -> new Stored(KnowledgeColumns.preferences((String) row[0]), ((Number) row[1]).longValue()))
                .orElse(new Stored(Preferences.NONE, 0));
    }

    /** Keeps these preferences instead of any others; the version counts up. */
    public void keep(UserId owner, Preferences preferences, Instant now) {
        JsonObjectBuilder settings = JsonText.object();
        preferences.values().forEach(settings::add);
        entities.createNativeQuery("""
                        insert into user_pref (owner, settings, version, changed_at)
                        values (?1, cast(?2 as json), 1, cast(?3 as timestamptz))
                        on conflict (owner) do update set settings = excluded.settings, version = user_pref.version + 1,
                            changed_at = excluded.changed_at""")
                .setParameter(1, owner.value())
                .setParameter(2, settings.build().toString())
                .setParameter(3, now.toString())
                .executeUpdate();
    }
}
