package org.onward.rules.language.time;

import org.onward.rules.language.TimeExpression;

/**
 * A time expression where it stands in its sentence.
 *
 * @param expression what it denotes
 * @param leadStart index of the first character of the words that lead to it ("by", "on the"), its start when there are none
 * @param bound how those words bind a task to it
 * @param vague whether it names a span such as "this weekend" rather than a day
 * @param present whether it only says "now"
 */
public record TimeMention(TimeExpression expression, int leadStart, Bound bound, boolean vague, boolean present) {}
