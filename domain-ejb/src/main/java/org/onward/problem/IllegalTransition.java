package org.onward.problem;

/** A task cannot go from its state to the one asked for (companion spec §1.5). */
public final class IllegalTransition extends Refusal {
    public IllegalTransition(String message, String hint) {
        super("illegal_transition", message, hint);
    }
}
