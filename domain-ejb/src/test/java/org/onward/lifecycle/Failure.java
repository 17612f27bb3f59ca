package org.onward.lifecycle;

import java.util.List;

/**
 * A sequence that broke the model.
 *
 * @param diary what was said, answered and noted until then
 */
record Failure(long seed, Sequence sequence, List<String> diary, Throwable cause) {
    @Override
    public String toString() {
        StackTraceElement[] stack = cause.getStackTrace();
        return "seed " + seed + ", " + sequence.steps().size() + " steps:\n" + String.join("\n", diary) + "\n=> "
                + cause + (stack.length > 1 ? "\n   " + stack[0] + "\n   " + stack[1] : "");
    }
}
