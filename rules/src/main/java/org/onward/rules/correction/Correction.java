package org.onward.rules.correction;

import java.util.Optional;
import java.util.OptionalInt;
import org.onward.rules.explain.Explanation;
import org.onward.rules.language.TimeExpression;
import org.onward.rules.vocabulary.WorkType;

/**
 * What should change on the task saved last. Only one of the parts is set.
 *
 * @param remove take it off the list
 * @param urgency 0–100
 * @param minutes the stated estimate
 * @param minutesFactor factor on the estimate
 * @param workType another kind of work
 * @param due another deadline
 * @param why the row that was recognised
 */
public record Correction(
        boolean remove,
        OptionalInt urgency,
        OptionalInt minutes,
        Optional<Double> minutesFactor,
        Optional<WorkType> workType,
        Optional<TimeExpression> due,
        Explanation why) {}
