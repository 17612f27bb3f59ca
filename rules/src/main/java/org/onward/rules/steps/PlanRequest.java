package org.onward.rules.steps;

import java.util.Map;
import org.onward.rules.vocabulary.Energy;
import org.onward.rules.vocabulary.TimeBand;
import org.onward.rules.vocabulary.WorkType;

/**
 * The task to plan.
 *
 * @param title its title
 * @param message the words it came in
 * @param workType its kind of work
 * @param minutes its estimate, 1 or more
 * @param minutesStated true when the person gave the estimate
 * @param energy energy it asks for
 * @param band part of the day
 * @param preferences what the person told us, by key as in spec §12 ("preferred_beverage" → "tea"); may be empty
 */
public record PlanRequest(
        String title,
        String message,
        WorkType workType,
        int minutes,
        boolean minutesStated,
        Energy energy,
        TimeBand band,
        Map<String, String> preferences) {}
