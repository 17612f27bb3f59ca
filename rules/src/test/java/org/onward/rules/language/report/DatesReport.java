package org.onward.rules.language.report;

import java.io.PrintStream;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BiFunction;
import org.onward.rules.language.ReferenceTime;
import org.onward.rules.language.TimeExpression;
import org.onward.rules.language.TimeExpression.Kind;

/** Accuracy on rows with the columns id, source, ref, zone, kind, text, expression, expected, tense. */
final class DatesReport {
    private final BiFunction<String, ReferenceTime, List<TimeExpression>> grammar;
    private final PrintStream out;

    DatesReport(BiFunction<String, ReferenceTime, List<TimeExpression>> grammar, PrintStream out) {
        this.grammar = grammar;
        this.out = out;
    }

    void print(List<Map<String, String>> rows) {
        Map<String, Tally> byKind = new TreeMap<>();
        for (Map<String, String> row : rows) {
            ZoneId zone = ZoneId.of(row.get("zone"));
            LocalDateTime local = LocalDateTime.parse(row.get("ref"));
            ReferenceTime reference = new ReferenceTime(local.atZone(zone).toInstant(), zone);
            List<TimeExpression> found = grammar.apply(row.get("text"), reference);
            boolean right = right(row.get("kind"), row.get("expected"), found, zone);
            byKind.computeIfAbsent(row.get("kind"), kind -> new Tally()).add(right);
            if (!right) {
                out.printf(
                        "miss %s [%s] \"%s\" expected %s, read %s%n",
                        row.get("id"), row.get("kind"), row.get("text"), row.get("expected"), shown(found, zone));
            }
        }
        byKind.forEach((kind, tally) -> out.printf("%-12s %s%n", kind, tally));
        Tally dated = byKind.entrySet().stream()
                .filter(entry -> !entry.getKey().equals("NONE"))
                .map(Map.Entry::getValue)
                .reduce(new Tally(), Tally::plus);
        out.printf("%-12s %s%n", "with a date", dated);
    }

    private static boolean right(String kind, String expected, List<TimeExpression> found, ZoneId zone) {
        return switch (kind) {
            case "NONE" -> found.stream().noneMatch(time -> time.kind() != Kind.DURATION);
            case "DAY" ->
                found.stream()
                        .anyMatch(time ->
                                time.kind() == Kind.DAY && time.date().get().equals(LocalDate.parse(expected)));
            case "POINT" ->
                found.stream()
                        .anyMatch(time -> (time.kind() == Kind.POINT || time.kind() == Kind.TIME)
                                && local(time.instant().get(), zone).equals(LocalDateTime.parse(expected)));
            case "TIME" ->
                found.stream()
                        .anyMatch(time -> time.time().isPresent()
                                && time.time()
                                        .get()
                                        .truncatedTo(ChronoUnit.MINUTES)
                                        .equals(LocalTime.parse(expected)));
            case "DURATION" ->
                found.stream().anyMatch(time -> time.duration()
                        .map(Object::toString)
                        .filter(expected::equals)
                        .isPresent());
            case "RECURRENCE" ->
                found.stream()
                        .anyMatch(time ->
                                time.recurrence().filter(expected::equals).isPresent());
            default -> false;
        };
    }

    private static LocalDateTime local(Instant instant, ZoneId zone) {
        return LocalDateTime.ofInstant(instant, zone).truncatedTo(ChronoUnit.MINUTES);
    }

    private static String shown(List<TimeExpression> found, ZoneId zone) {
        return found.stream()
                .map(time -> time.kind() + " \"" + time.text() + "\" "
                        + time.recurrence()
                                .or(() -> time.duration().map(Object::toString))
                                .or(() -> time.kind() == Kind.DAY
                                        ? time.date().map(Object::toString)
                                        : time.instant()
                                                .map(at -> local(at, zone).toString()))
                                .orElse(""))
                .toList()
                .toString();
    }
}
