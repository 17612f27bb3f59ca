package org.onward.rules.labels;

/**
 * Fact: what the person said about the task beyond its words.
 *
 * @param reminder true when it is a reminder
 * @param timeStated true when they said how long it takes
 * @param statedMinutes how long they said; 0 when they did not
 */
public record CapturedTask(boolean reminder, boolean timeStated, int statedMinutes) {}
