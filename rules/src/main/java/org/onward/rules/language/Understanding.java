package org.onward.rules.language;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.onward.rules.vocabulary.Mood;

/**
 * Everything the words of one message say.
 *
 * @param text the message, as written
 * @param intent what it wants
 * @param times every time expression, in order
 * @param deadline the bound of a task ("by Friday", "before noon"), with {@code instant} set
 * @param remindAt when to be reminded, for a REMINDER with a time
 * @param statedMinutes a duration said about the task itself ("two-hour", "takes half an hour"), 1 or more
 * @param availableMinutes how long the person has ("I have 30 minutes", "before my 3pm"), 1 or more
 * @param mood how the person says they feel
 * @param title the task in the person's own words without trigger words and time expressions; first letter upper case, at
 *     most 200 characters; empty when nothing remains
 * @param placeholder true when the title says nothing concrete ("the thing", "that stuff"): ask what it is (spec §2.2)
 * @param stepNumber the step named in "done with step 2" or "first part done", 1 or more
 * @param parts what it says one after the other when it says two things ("done, now I need to call mom"), each read by
 *     itself; empty for a message that says one
 */
public record Understanding(
        String text,
        IntentReading intent,
        List<TimeExpression> times,
        Optional<TimeExpression> deadline,
        Optional<TimeExpression> remindAt,
        OptionalInt statedMinutes,
        OptionalInt availableMinutes,
        Optional<Mood> mood,
        String title,
        boolean placeholder,
        OptionalInt stepNumber,
        List<Understanding> parts) {

    /** The whole with the wishes it consists of: it wants first what the first of them wants. */
    Understanding of(List<Understanding> wishes) {
        return new Understanding(
                text,
                wishes.get(0).intent(),
                times,
                deadline,
                remindAt,
                statedMinutes,
                availableMinutes,
                mood,
                title,
                placeholder,
                stepNumber,
                wishes);
    }
}
