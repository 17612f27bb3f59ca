package org.onward.problem;

/** Something Onward needs, such as the database, does not answer right now. Nothing was changed. */
public final class Unavailable extends Refusal {
    public Unavailable(Throwable cause) {
        super("unavailable", "Onward can't reach its database right now.", "Try again in a few seconds.");
        initCause(cause);
    }
}
