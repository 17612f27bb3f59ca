package org.onward.problem;

import jakarta.ejb.ApplicationException;
import java.util.Objects;

/** A use case refused, wrote nothing, and says what to do next. The transaction rolls back. */
@ApplicationException(rollback = true, inherited = true)
public abstract class Refusal extends RuntimeException {
    private final String code;
    private final String hint;

    protected Refusal(String code, String message, String hint) {
        super(Objects.requireNonNull(message));
        this.code = Objects.requireNonNull(code);
        this.hint = Objects.requireNonNull(hint);
    }

    /** A stable machine-readable code in snake case. */
    public String code() {
        return code;
    }

    /** What the caller can do next. */
    public String hint() {
        return hint;
    }
}
