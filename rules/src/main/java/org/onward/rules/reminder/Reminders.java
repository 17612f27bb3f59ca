package org.onward.rules.reminder;

import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.onward.rules.language.TimeExpression;
import org.onward.rules.language.TimeExpression.Assumption;
import org.onward.rules.language.TimeExpression.Kind;
import org.onward.rules.language.Understanding;
import org.onward.rules.rulebase.Conclusions;
import org.onward.rules.rulebase.Rulebase;
import org.onward.rules.table.DecisionTable;
import org.onward.rules.table.TableRow;
import org.onward.rules.words.PhraseIndex;
import org.onward.rules.words.Words;

/** What a wish to be reminded becomes, and which answers move a reminder (companion spec §11.1–11.2, §11.6). Safe for all threads. */
public final class Reminders {
    private static final Set<Kind> MOMENTS = Set.of(Kind.POINT, Kind.TIME, Kind.DAY);

    private final Rulebase rules;
    private final PhraseIndex<TableRow> words =
            PhraseIndex.of(DecisionTable.shipped("reminder-replies").rows(), row -> row.list("words"));
    private final SnoozeLength snooze =
            new SnoozeLength(Duration.ofMinutes(DecisionTable.shipped("reminder-settings").rows().stream()
                            .collect(Collectors.toMap(row -> row.text("setting"), row -> row.integer("value")))
                            .get("snooze minutes"))
                    .toSeconds());

    public Reminders() {
        this(Rulebase.named("reminder"));
    }

    Reminders(Rulebase rules) {
        this.rules = rules;
    }

    /** What the wish becomes. */
    public Setting set(Optional<TimeExpression> when, Instant now) {
        Optional<Instant> at = when.flatMap(TimeExpression::instant);
        return rules.reason(List.of(new Wish(
                        at.isPresent(),
                        when.filter(time -> time.kind() == Kind.RECURRENCE).isPresent(),
                        at.map(moment -> Duration.between(now, moment).toSeconds())
                                .orElse(0L),
                        when.filter(time -> time.assumed().contains(Assumption.TOMORROW))
                                .isPresent())))
                .required(Setting.class);
    }

    /** When a reminder rings again by these words; empty for a message that is about something else. */
    public Optional<Instant> moved(Understanding message, Instant now) {
        // Counted from the full second: "at 6" is 18:00:00, whatever fraction of a second the message came in.
        Instant second = now.truncatedTo(ChronoUnit.SECONDS);
        return answered(message, second).one(Moved.class).map(moved -> second.plusSeconds(moved.secondsAhead()));
    }

    /** Whether these words let a reminder go. */
    public boolean letGo(Understanding message, Instant now) {
        return answered(message, now).one(LetGo.class).isPresent();
    }

    /** Whether a message wishes for a reminder, with a time or without (spec §11.1). */
    public boolean wished(String message) {
        return words.in(Words.of(message)).stream()
                .anyMatch(found -> found.entry().text("meaning").equals("wish"));
    }

    /** Whether a title says more than that there be a reminder, as in "Remind me". */
    public boolean namesSomething(String title) {
        Words all = Words.of(title);
        return words.in(all).stream().mapToInt(PhraseIndex.Found::length).sum() < all.size();
    }

    private Conclusions answered(Understanding message, Instant now) {
        Optional<TimeExpression> time = message.times().stream()
                .filter(one -> MOMENTS.contains(one.kind()) || one.kind() == Kind.DURATION)
                .findFirst();
        Map<String, Long> met = meanings(message);
        Answer answer = new Answer(
                time.map(one -> ahead(one, now)).orElse(0L),
                met.containsKey("snooze"),
                met.containsKey("decline"),
                met.get("").intValue());
        return rules.reason(List.of(answer, snooze));
    }

    private static long ahead(TimeExpression time, Instant now) {
        return time.instant()
                .map(at -> Duration.between(now, at))
                .or(time::duration)
                .map(Duration::toSeconds)
                .orElse(0L);
    }

    /** How many phrases of each meaning the message has outside its times; words of no meaning under the empty one. */
    private Map<String, Long> meanings(Understanding message) {
        StringBuilder rest = new StringBuilder(message.text());
        message.times().forEach(time -> {
            for (int i = time.start(); i < time.end(); i++) {
                rest.setCharAt(i, ' ');
            }
        });
        Words left = Words.of(rest.toString());
        List<PhraseIndex.Found<TableRow>> found = words.in(left);
        Map<String, Long> met = found.stream()
                .collect(Collectors.groupingBy(one -> one.entry().text("meaning"), Collectors.counting()));
        int known = found.stream().mapToInt(PhraseIndex.Found::length).sum();
        met.put("", (long) left.size() - known);
        return met;
    }
}
