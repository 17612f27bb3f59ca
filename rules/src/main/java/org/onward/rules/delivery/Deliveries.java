package org.onward.rules.delivery;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.onward.rules.rulebase.Rulebase;
import org.onward.rules.table.DecisionTable;
import org.onward.rules.table.Setting;

/** Decides what becomes of deliveries (companion spec §11.3–11.6). Safe for all threads. */
public final class Deliveries {
    private final Rulebase rules;
    private final List<RetryRow> ladder = DecisionTable.shipped("delivery-retries").rows().stream()
            .map(row -> new RetryRow(row.id(), row.integer("failures"), Duration.parse(row.text("wait"))))
            .toList();
    private final Map<String, Integer> settings = Setting.of(DecisionTable.shipped("delivery-settings")).stream()
            .collect(Collectors.toUnmodifiableMap(Setting::name, Setting::whole));
    private final Map<String, AlertKind> alerts = DecisionTable.shipped("alert-kinds").rows().stream()
            .map(row -> new AlertKind(row.text("kind"), row.text("severity"), Duration.ofHours(row.integer("hours"))))
            .collect(Collectors.toUnmodifiableMap(AlertKind::name, kind -> kind));

    public Deliveries() {
        this(Rulebase.named("delivery"));
    }

    Deliveries(Rulebase rules) {
        this.rules = rules;
    }

    /**
     * What becomes of a delivery that failed.
     *
     * @param attempts how often it was tried, 1 or more; crashes count, because a try is counted before it begins
     */
    public AfterFailure afterFailure(int attempts) {
        List<Object> facts = new ArrayList<>(ladder);
        facts.add(new Failed(attempts, settings.get("most attempts"), Math.min(attempts, ladder.size())));
        return rules.reason(facts).required(AfterFailure.class);
    }

    /** Whether it was tried as often as it may be, so that it is not tried once more. */
    public boolean exhausted(int attempts) {
        return attempts > settings.get("most attempts");
    }

    /**
     * Whether what is due for one person comes as one message.
     *
     * @param lateness of each item, zero or more
     */
    public Gathered gather(List<Duration> lateness) {
        int late = (int) lateness.stream().filter(this::late).count();
        return rules.reason(List.of(new Waiting(lateness.size(), late))).required(Gathered.class);
    }

    /** Whether something comes so much later than wished that others may have piled up behind it. */
    public boolean late(Duration lateness) {
        return lateness.toSeconds() > settings.get("late seconds");
    }

    /** How long a worker may take for what it claimed before others may claim it. */
    public Duration lease() {
        return Duration.ofSeconds(settings.get("lease seconds"));
    }

    /** Most items of one claim. */
    public int claimSize() {
        return settings.get("claim size");
    }

    /** How long a delivered message may be answered. */
    public Duration answerable() {
        return Duration.ofHours(settings.get("answerable hours"));
    }

    /** Most tasks that one message names. */
    public int mostNames() {
        return settings.get("most names");
    }

    /** A kind of alert; throws {@link IllegalArgumentException} for one that the table does not have. */
    public AlertKind alert(String name) {
        AlertKind kind = alerts.get(name);
        if (kind == null) {
            throw new IllegalArgumentException("The table alert-kinds has no " + name);
        }
        return kind;
    }
}
