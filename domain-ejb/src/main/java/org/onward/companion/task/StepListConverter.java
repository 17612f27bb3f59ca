package org.onward.companion.task;

import jakarta.json.JsonArrayBuilder;
import jakarta.json.JsonObject;
import jakarta.json.JsonObjectBuilder;
import jakarta.persistence.AttributeConverter;
import jakarta.persistence.Converter;
import java.time.Instant;
import java.util.List;
import org.onward.json.JsonText;

/** Stores the steps of a task as a JSON array in one column, so that a task is one row and one statement. */
@Converter
public class StepListConverter implements AttributeConverter<List<TaskStep>, String> {
    @Override
    public String convertToDatabaseColumn(List<TaskStep> steps) {
        JsonArrayBuilder array = JsonText.array();
        for (TaskStep step : steps) {
            JsonObjectBuilder object = JsonText.object()
                    .add("text", step.text())
                    .add("minutes", step.minutes())
                    .add("doneWhen", step.doneWhen());
            step.doneAt().ifPresent(at -> object.add("doneAt", at.toString()));
            array.add(object);
        }
        return array.build().toString();
    }

    @Override
    public List<TaskStep> convertToEntityAttribute(String column) {
        return JsonText.parseArray(column).getValuesAs(JsonObject.class).stream()
                .map(step -> new TaskStep(
                        step.getString("text"),
                        step.getInt("minutes"),
                        step.getString("doneWhen"),
                        JsonText.text(step, "doneAt").map(Instant::parse)))
                .toList();
    }
}
