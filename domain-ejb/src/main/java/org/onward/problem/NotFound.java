package org.onward.problem;

/** The thing does not exist or belongs to someone else; the answer never tells which. */
public final class NotFound extends Refusal {
    public NotFound() {
        super("not_found", "There is nothing here by that id.", "Check the id, or list what you have.");
    }
}
