/**
 * Reminders: set in conversation, delivered as messages, answered within a day (companion spec §11). Uses {@code outbox} for the
 * deliveries and {@code conversation} for the words.
 */
package org.onward.companion.reminder;
