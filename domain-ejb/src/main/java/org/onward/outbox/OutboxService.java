package org.onward.outbox;

import jakarta.ejb.Stateless;
import jakarta.ejb.TransactionAttribute;
import jakarta.ejb.TransactionAttributeType;
import jakarta.inject.Inject;
import jakarta.json.JsonArrayBuilder;
import jakarta.json.JsonObjectBuilder;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.onward.json.JsonText;
import org.onward.rules.delivery.AfterFailure;
import org.onward.rules.delivery.Deliveries;

/**
 * The two transactions of a dispatch, each with a commit of its own whatever surrounds it: claiming, and recording how it went.
 * Between them items are handed over.
 */
@Stateless
@TransactionAttribute(TransactionAttributeType.REQUIRES_NEW)
public class OutboxService {
    private static final Duration KEPT = Duration.ofDays(90);

    @Inject
    Clock clock;

    @Inject
    OutboxRows rows;

    @Inject
    OpsAlerts alerts;

    @Inject
    Deliveries rules;

    @Inject
    Channels channels;

    /** Claims what is due, as many as one claim takes; none when nothing is due behind the floor. */
    public Floor.Claim claim(String worker, Floor from) {
        UUID token = UUID.randomUUID();
        List<Claimed> items = rows.claim(token, worker, clock.instant(), from, rules.claimSize(), rules.lease());
        return new Floor.Claim(token, items, from.behind(items));
    }

    /** Records how tries of one channel went: what reached its person, what is tried again, what is given up. */
    public void record(String channel, List<Outcome> outcomes) {
        Instant now = clock.instant();
        List<Claimed> handedOver = outcomes.stream()
                .filter(outcome -> outcome.failure().isEmpty())
                .map(Outcome::item)
                .toList();
        if (!handedOver.isEmpty()) {
            channels.named(channel).record(handedOver, now);
        }
        fail(outcomes.stream().filter(outcome -> outcome.failure().isPresent()).toList(), now);
    }

    private void fail(List<Outcome> failures, Instant now) {
        if (failures.isEmpty()) {
            return;
        }
        JsonArrayBuilder array = JsonText.array();
        failures.forEach(failure -> array.add(row(failure, now)));
        int dead = rows.fail(array, now);
        if (dead > 0) {
            alerts.raise("reminder_dead", dead + " deliveries were given up; see the outbox for their errors.", now);
        }
    }

    private JsonObjectBuilder row(Outcome failure, Instant now) {
        AfterFailure after = rules.afterFailure(failure.item().attempt());
        JsonObjectBuilder row =
                failure.item().toJson().add("failure", failure.failure().orElseThrow());
        after.pause().ifPresent(pause -> row.add("try_at", now.plus(pause).toString()));
        return row;
    }

    /** When the next try is due; in the past when something waits already, empty when nothing does. */
    @TransactionAttribute(TransactionAttributeType.SUPPORTS)
    public Optional<Instant> nextDue() {
        return rows.nextDue();
    }

    /** How many are due, counted as far as told. */
    @TransactionAttribute(TransactionAttributeType.SUPPORTS)
    public int countDue(int most) {
        return rows.countDue(clock.instant(), most);
    }

    /** Forgets what was settled long ago; says how many rows went. */
    public int forgetSettled() {
        return rows.forgetSettledBefore(clock.instant().minus(KEPT));
    }
}
