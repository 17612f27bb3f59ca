package org.onward.rules.reminder;

/**
 * A message while reminders wait for an answer, as the rules see it.
 *
 * @param secondsAhead until the time it names; 0 or less for none to come
 * @param snoozes whether it asks for later without a time
 * @param declines whether it says no
 * @param otherWords how many words are about something else
 */
public record Answer(long secondsAhead, boolean snoozes, boolean declines, int otherWords) {}
