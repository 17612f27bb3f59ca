package org.onward.rules.checkin;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.onward.rules.explain.Explanation;
import org.onward.rules.language.Intent;
import org.onward.rules.preference.Preferences;
import org.onward.rules.rulebase.Conclusions;
import org.onward.rules.rulebase.Rulebase;
import org.onward.rules.table.DecisionTable;
import org.onward.rules.table.Setting;
import org.onward.rules.table.TableRow;

/** When to follow up on a task, whether to, and what an answer does (companion spec §6). Safe for all threads. */
public final class CheckIns {
    private static final long NEVER_WROTE = Long.MAX_VALUE;

    private final Rulebase rules;
    private final List<IntervalRow> intervals = DecisionTable.shipped("check-in-factors").rows().stream()
            .map(row -> new IntervalRow(row.id(), row.integer("sent"), row.decimal("factor")))
            .toList();
    private final Map<String, Setting> settings = Setting.of(DecisionTable.shipped("check-in-settings")).stream()
            .collect(Collectors.toUnmodifiableMap(Setting::name, setting -> setting));
    private final List<TableRow> answers =
            DecisionTable.shipped("check-in-answers").rows();

    public CheckIns() {
        this(Rulebase.named("checkin"));
    }

    CheckIns(Rulebase rules) {
        this.rules = rules;
    }

    /**
     * When the next one is due, counted from a moment; empty when three were sent.
     *
     * @param minutes the estimate, 1 or more
     * @param sent how many were sent since the acceptance
     * @param reference the acceptance, the last one sent, or the answer to it
     */
    public Optional<Instant> nextDue(int minutes, int sent, Instant reference) {
        return intervals.stream()
                .filter(row -> row.sent() == sent)
                .findFirst()
                .map(row -> reference.plus(minutesOf(minutes * row.factor())));
    }

    /** When to ask after somebody asked for this many more minutes. */
    public Instant afterMoreTime(int moreMinutes, Instant now) {
        return now.plus(minutesOf(moreMinutes * settings.get("more time factor").value()));
    }

    /** What remains of an estimate after some of the steps, in minutes with their fractions (spec §8.3). */
    public double remainingMinutes(int minutes, int stepsDone, int stepsTotal) {
        double share = stepsTotal == 0 ? 1 : 1 - (double) Math.min(stepsDone, stepsTotal) / stepsTotal;
        return Math.max(settings.get("least remaining").value(), minutes * share);
    }

    /** The first check-in after somebody returned to a task that is partly done (spec §8.3). */
    public Instant afterReturn(int minutes, int stepsDone, int stepsTotal, Instant now) {
        double first = intervals.get(0).factor();
        return now.plus(minutesOf(first * remainingMinutes(minutes, stepsDone, stepsTotal)));
    }

    /** What becomes of a check-in now. */
    public CheckInDecision decide(CheckInMoment moment) {
        ZonedDateTime local = moment.now().atZone(moment.zone());
        List<Object> facts = new ArrayList<>(intervals);
        facts.add(new QuietHours(
                moment.quietHours(),
                Math.round(60 * settings.get("recent minutes").value())));
        facts.add(new Due(
                Duration.between(moment.dueAt(), moment.now()).toSeconds(),
                moment.sent(),
                moment.inProgress(),
                moment.enabled(),
                moment.deferred(),
                local.toLocalTime(),
                moment.lastMessageAt()
                        .map(last -> Duration.between(last, moment.now()).toSeconds())
                        .orElse(NEVER_WROTE)));
        Conclusions concluded = rules.reason(facts);
        Fate fate = concluded.required(Fate.class);
        Optional<Instant> next =
                switch (fate.kind()) {
                    case SEND -> nextDue(moment.minutes(), moment.sent() + 1, moment.now());
                    case SKIP -> nextDue(moment.minutes(), moment.sent(), moment.now());
                    case DEFER -> Optional.of(endOf(moment.quietHours(), local));
                    case WAIT -> Optional.of(moment.dueAt());
                    default -> Optional.empty();
                };
        return new CheckInDecision(fate.kind(), next, new Explanation(fate.rule(), "", ""));
    }

    /**
     * What an answer does, by the first row of the table {@code check-in-answers} that fits; empty for a message that does not
     * answer a check-in.
     */
    public Optional<AnswerAction> answer(Intent answer, boolean minutesStated) {
        String stated = minutesStated ? "yes" : "no";
        return answers.stream()
                .filter(row -> row.constant("answer", Intent.class) == answer)
                .filter(row -> List.of("-", stated).contains(row.text("minutes")))
                .findFirst()
                .map(row -> row.constant("action", AnswerAction.class));
    }

    private static Instant endOf(Preferences.QuietHours quiet, ZonedDateTime local) {
        LocalDate day = local.toLocalTime().isBefore(quiet.until())
                ? local.toLocalDate()
                : local.toLocalDate().plusDays(1);
        return day.atTime(quiet.until()).atZone(local.getZone()).toInstant();
    }

    private static Duration minutesOf(double minutes) {
        return Duration.ofSeconds(Math.round(minutes * 60));
    }
}
