package org.onward.rules.resume;

import java.time.Instant;
import java.util.Optional;
import org.onward.rules.language.Intent;

/**
 * A message that may be a return.
 *
 * @param lastMessageAt when the person's message before this one was sent; empty for the first
 * @param now when this message was sent
 * @param underWay how many tasks are in progress
 * @param lastResumedAt the latest recorded return to any of them
 * @param answersCheckIn whether the message answers a check-in that is open
 * @param answersQuestion whether it answers anything else that is open: a question, an offer, a button
 * @param intent what the message wants
 * @param topic of small talk; empty for other intents
 */
public record ReturnMoment(
        Optional<Instant> lastMessageAt,
        Instant now,
        int underWay,
        Optional<Instant> lastResumedAt,
        boolean answersCheckIn,
        boolean answersQuestion,
        Intent intent,
        String topic) {}
