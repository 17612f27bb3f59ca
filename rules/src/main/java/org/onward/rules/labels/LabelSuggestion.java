package org.onward.rules.labels;

import java.util.List;
import org.onward.rules.explain.Explanation;
import org.onward.rules.vocabulary.Energy;
import org.onward.rules.vocabulary.WorkType;

/**
 * The labels of a task.
 *
 * @param workType never null
 * @param urgency 0–100
 * @param minutes 1 or more
 * @param energy never null
 * @param why what decided each of them
 */
public record LabelSuggestion(WorkType workType, int urgency, int minutes, Energy energy, List<Explanation> why) {}
