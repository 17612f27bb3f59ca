package org.onward.conversation;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.json.JsonArrayBuilder;
import jakarta.json.JsonObject;
import jakarta.json.JsonObjectBuilder;
import java.time.Clock;
import java.time.DayOfWeek;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.temporal.TemporalAdjusters;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.onward.companion.task.Task;
import org.onward.companion.task.TaskLabels;
import org.onward.json.JsonText;
import org.onward.rules.vocabulary.Energy;
import org.onward.rules.vocabulary.WorkType;

/** "What was understood": the labels of a task as pieces, each with choices to correct it by one tap (look: principle 5). */
@ApplicationScoped
public class UnderstoodLine {
    private static final int[] MINUTES = {5, 10, 15, 20, 30, 45, 60, 90, 120, 180};
    private static final int[] URGENCIES = {15, 50, 65, 90};
    private static final LocalTime DEADLINE_HOUR = LocalTime.of(17, 0);

    @Inject
    private Wording wording;

    @Inject
    private Clock clock;

    public JsonObject of(Task task, ZoneId zone) {
        TaskLabels labels = task.labels();
        JsonArrayBuilder pieces = JsonText.array()
                .add(piece("workType", TaskCards.lower(labels.workType()), workTypes()))
                .add(piece("minutes", Integer.toString(labels.minutes()), minutes(labels.minutes())))
                .add(piece("urgency", Integer.toString(labels.urgency()), urgencies(labels.urgency())))
                .add(piece("energy", TaskCards.lower(labels.energy()), energies()))
                .add(piece("dueAt", task.dueAt().map(Instant::toString).orElse(""), dueDates(task, zone)));
        return JsonText.object()
                .add("taskId", task.id().toString())
                .add("version", task.version())
                .add("title", task.title())
                .add("pieces", pieces)
                .build();
    }

    private static JsonObjectBuilder piece(String field, String value, Map<String, String> labelByValue) {
        JsonArrayBuilder choices = JsonText.array();
        labelByValue.forEach((choice, label) ->
                choices.add(JsonText.object().add("value", choice).add("label", label)));
        return JsonText.object()
                .add("field", field)
                .add("label", labelByValue.get(value))
                .add("value", value)
                .add("choices", choices);
    }

    private Map<String, String> workTypes() {
        Map<String, String> choices = new LinkedHashMap<>();
        Stream.of(WorkType.values())
                .forEach(type -> choices.put(TaskCards.lower(type), wording.chip("workType", wording.workType(type))));
        return choices;
    }

    private Map<String, String> energies() {
        Map<String, String> choices = new LinkedHashMap<>();
        Stream.of(Energy.values())
                .forEach(
                        energy -> choices.put(TaskCards.lower(energy), wording.chip("energy", wording.energy(energy))));
        return choices;
    }

    private Map<String, String> minutes(int current) {
        TreeMap<Integer, String> sorted = new TreeMap<>();
        Arrays.stream(MINUTES).forEach(minutes -> sorted.put(minutes, minutesLabel(minutes)));
        sorted.put(current, minutesLabel(current));
        Map<String, String> choices = new LinkedHashMap<>();
        sorted.forEach((minutes, label) -> choices.put(minutes.toString(), label));
        return choices;
    }

    private String minutesLabel(int minutes) {
        return wording.minutes(minutes);
    }

    private Map<String, String> urgencies(int current) {
        Map<String, String> choices = new LinkedHashMap<>();
        String currentBand = wording.priority(current);
        for (int urgency : URGENCIES) {
            int value = wording.priority(urgency).equals(currentBand) ? current : urgency;
            choices.put(Integer.toString(value), wording.chip("urgency", wording.priority(value)));
        }
        return choices;
    }

    private Map<String, String> dueDates(Task task, ZoneId zone) {
        LocalDate today = LocalDate.ofInstant(clock.instant(), zone);
        TreeMap<Instant, String> sorted = new TreeMap<>();
        Stream.of(
                        today,
                        today.plusDays(1),
                        today.with(TemporalAdjusters.next(DayOfWeek.FRIDAY)),
                        today.with(TemporalAdjusters.next(DayOfWeek.MONDAY)))
                .map(day -> day.atTime(DEADLINE_HOUR).atZone(zone).toInstant())
                .filter(clock.instant()::isBefore)
                .forEach(due -> sorted.put(due, wording.chip("dueAt", wording.due(due, zone))));
        task.dueAt().ifPresent(due -> sorted.put(due, wording.chip("dueAt", wording.due(due, zone))));
        Map<String, String> choices = new LinkedHashMap<>();
        choices.put("", wording.noDate());
        sorted.forEach((due, label) -> choices.put(due.toString(), label));
        return choices;
    }
}
