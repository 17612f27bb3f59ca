package org.onward.rules.language.intent;

/**
 * Fact: how much a message sounds like small talk.
 *
 * @param talk the mean of the detector's opinion, of small talk among the readings, and of the doubt in the best reading, 0–1
 * @param from where small talk begins, 0–1
 */
public record Sound(double talk, double from) {
    public boolean isSmallTalk() {
        return talk >= from;
    }
}
