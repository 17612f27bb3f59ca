package org.onward.rules.language.parts;

import org.onward.rules.language.Intent;

/**
 * Fact: people say these two things in one message.
 *
 * @param first what comes first
 * @param second what comes next
 * @param row the table row
 */
public record Pair(Intent first, Intent second, String row) {}
