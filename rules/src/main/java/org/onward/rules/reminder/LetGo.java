package org.onward.rules.reminder;

/**
 * Nothing more comes of the reminder.
 *
 * @param rule id of the rule that decided
 */
public record LetGo(String rule) {}
