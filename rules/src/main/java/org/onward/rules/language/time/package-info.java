/**
 * The grammar of dates, times, durations and recurrences (companion spec §11.2): words become {@code Token}s, small rules
 * read {@code Day}, {@code Clock}, {@code Length} and {@code Repetition} from them, {@code Resolution} applies the date
 * policy. Inside of the language capability; others use {@code MessageUnderstanding}.
 */
package org.onward.rules.language.time;
