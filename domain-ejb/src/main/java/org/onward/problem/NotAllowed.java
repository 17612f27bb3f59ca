package org.onward.problem;

/** The caller is known but may not do this. */
public final class NotAllowed extends Refusal {
    public NotAllowed(String code, String message, String hint) {
        super(code, message, hint);
    }

    /** The caller's account lacks the role. */
    public static NotAllowed byRole() {
        return new NotAllowed("not_allowed", "Your account can't do this.", "Ask an operator of this Onward.");
    }
}
