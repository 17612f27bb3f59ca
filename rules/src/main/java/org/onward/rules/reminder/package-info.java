/** Reminders: what is set, how it sounds, what an answer to one means (companion spec §11). */
package org.onward.rules.reminder;
