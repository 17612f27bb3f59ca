package org.onward.rules.language.intent;

import org.onward.rules.language.Intent;

/**
 * Fact: the whole message is a set phrase.
 *
 * @param intent what it means in the present state
 * @param row the table row that says so
 * @param words the phrase
 */
public record AnchorFound(Intent intent, String row, String words) {}
