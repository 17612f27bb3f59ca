package org.onward.problem;

/** Nobody could be recognised: no session, no token, or a name and password that do not belong together. */
public final class NotSignedIn extends Refusal {
    public NotSignedIn(String code, String message, String hint) {
        super(code, message, hint);
    }

    /** The request carries no session and no token that is still good. */
    public static NotSignedIn nobody() {
        return new NotSignedIn(
                "not_signed_in", "You're not signed in.", "Sign in, or send an API token as a bearer token.");
    }

    /** One answer for an unknown name, a wrong password and a closed account. */
    public static NotSignedIn wrongNameOrPassword() {
        return new NotSignedIn(
                "wrong_name_or_password", "That name and password don't go together.", "Check both and try again.");
    }
}
