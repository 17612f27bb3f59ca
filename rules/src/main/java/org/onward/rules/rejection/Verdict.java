package org.onward.rules.rejection;

import java.util.Optional;
import org.onward.rules.explain.Explanation;

/**
 * What a decline means and how to answer it.
 *
 * @param reason what the reason does to the task
 * @param response how to answer
 * @param anotherKind whether the alternative should be another kind of work
 * @param feeling what is heard between the words, if anything
 * @param why the rule and row that decided the answer
 */
public record Verdict(
        ReasonRow reason, Response response, boolean anotherKind, Optional<Feeling> feeling, Explanation why) {
    public Category category() {
        return reason.category();
    }
}
