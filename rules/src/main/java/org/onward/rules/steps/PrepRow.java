package org.onward.rules.steps;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.onward.rules.steps.StepPattern.Setting;
import org.onward.rules.table.DecisionTable;
import org.onward.rules.table.TableRow;
import org.onward.rules.table.UnaryTest;
import org.onward.rules.vocabulary.Energy;
import org.onward.rules.vocabulary.TimeBand;
import org.onward.rules.vocabulary.WorkType;

/**
 * A way to prepare: a row of the table {@code prep-steps}. A row with a key speaks for a preference, one without for people
 * who told us nothing.
 *
 * @param row the row's id
 * @param key the preference it words; empty for a default
 * @param values the preference's values it words
 * @param workType the kinds of work it suits
 * @param energy the energies it suits
 * @param band the parts of the day it suits
 * @param setting the settings it suits
 * @param slot what it gets ready
 * @param texts wordings of the step; none when the preference asks for nothing
 * @param minutes its length
 * @param doneWhen how to tell it is done
 */
public record PrepRow(
        String row,
        String key,
        UnaryTest<String> values,
        UnaryTest<WorkType> workType,
        UnaryTest<Energy> energy,
        UnaryTest<TimeBand> band,
        UnaryTest<Setting> setting,
        PrepSlot slot,
        List<String> texts,
        int minutes,
        String doneWhen) {
    static List<PrepRow> of(DecisionTable table) {
        return table.rows().stream().map(PrepRow::of).toList();
    }

    private static PrepRow of(TableRow row) {
        return new PrepRow(
                row.id(),
                row.text("preference"),
                row.textTest("value"),
                row.constantTest("work type", WorkType.class),
                row.constantTest("energy", Energy.class),
                row.constantTest("part of day", TimeBand.class),
                row.constantTest("setting", Setting.class),
                row.constant("slot", PrepSlot.class),
                row.list("text"),
                row.integer("minutes"),
                row.text("done when"));
    }

    /** Whether it suits the task in this setting. */
    public boolean suits(TaskToPlan task, StepPattern pattern) {
        return workType.accepts(task.workType())
                && energy.accepts(task.energy())
                && band.accepts(task.band())
                && setting.accepts(pattern.setting());
    }

    /** Whether it words this preference. */
    public boolean words(Preference preference) {
        return key.equals(preference.key()) && values.accepts(place(preference).toLowerCase(Locale.ROOT));
    }

    /** The step it offers; empty text when the preference asks for nothing. */
    public PrepOption option(TaskToPlan task, PrepOption.Source source, Optional<Preference> preference) {
        String value = preference.map(PrepRow::place).orElse("");
        // The title chooses the wording: the same task reads the same each time, different tasks do not all sound
        // alike.
        String text = texts.isEmpty()
                ? ""
                : texts.get(Math.floorMod(task.wording().stems().hashCode(), texts.size()));
        return new PrepOption(
                source, slot, TitleReader.capitalised(text.replace("{value}", value)), minutes, doneWhen, row);
    }

    /** "my armchair" as it stands after "your". */
    private static String place(Preference preference) {
        return preference.value().replaceFirst("(?i)^(?:my|the|a|an|your)\\s+", "");
    }
}
