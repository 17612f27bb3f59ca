package org.onward.problem;

import java.util.List;

/** Input that cannot be used. Lists every violated field. */
public final class InvalidInput extends Refusal {
    /**
     * One violated field.
     *
     * @param field JSON path, such as {@code recurrenceRule.time}
     * @param code short code in snake case
     * @param received what came, cut to 200 characters
     * @param expected what would be accepted
     * @param hint what to do
     */
    public record Issue(String field, String code, String received, String expected, String hint) {
        public Issue {
            received = received == null ? "" : received.length() > 200 ? received.substring(0, 200) : received;
        }
    }

    private final List<Issue> issues;

    public InvalidInput(List<Issue> issues) {
        super(
                "validation_error",
                "Some of this can't be used: "
                        + String.join(", ", issues.stream().map(Issue::field).toList()) + ".",
                issues.get(0).hint());
        this.issues = List.copyOf(issues);
    }

    public static InvalidInput of(String field, String received, String expected, String hint) {
        return new InvalidInput(List.of(new Issue(field, "unacceptable", received, expected, hint)));
    }

    public List<Issue> issues() {
        return issues;
    }
}
