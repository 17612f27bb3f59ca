package org.onward.database;

/** Onward cannot start. The message is one sentence an operator understands: what is wrong and what to do. */
public final class CannotStart extends RuntimeException {
    CannotStart(String sentence) {
        super(sentence);
    }

    CannotStart(String sentence, Throwable cause) {
        super(sentence, cause);
    }
}
