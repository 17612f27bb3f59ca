package org.onward.web.json;

import org.onward.problem.Refusal;

/** A request body longer than its endpoint takes. */
public final class BodyTooLarge extends Refusal {
    public BodyTooLarge(int most) {
        super("body_too_large", "That is too much at once.", "Send at most " + most + " bytes.");
    }
}
