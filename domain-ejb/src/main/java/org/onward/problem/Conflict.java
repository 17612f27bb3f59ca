package org.onward.problem;

/** Somebody, or another tab, changed the same thing first; or the thing exists already. */
public final class Conflict extends Refusal {
    public Conflict(String code, String message, String hint) {
        super(code, message, hint);
    }

    /** The version named in If-Match is not the current one. */
    public static Conflict stale() {
        return new Conflict(
                "stale_version", "This changed since you last saw it.", "Load it again and repeat your change.");
    }
}
