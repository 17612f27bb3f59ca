package org.onward.rules.labels;

/**
 * Fact: words of the message that say how soon, found through the table {@code urgency-words}.
 *
 * @param relaxed true when they take the pressure off ("no rush")
 * @param urgency the value they stand for, 0–100
 * @param words as they stand in the message
 */
public record UrgencyCue(String row, boolean relaxed, int urgency, String words, int position) {}
