package org.onward.problem;

/** A limit protects people and the server; the message names the limit. */
public final class LimitReached extends Refusal {
    public LimitReached(String code, String message, String hint) {
        super(code, message, hint);
    }
}
