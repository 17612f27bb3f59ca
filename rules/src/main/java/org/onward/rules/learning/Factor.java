package org.onward.rules.learning;

import java.util.UUID;
import org.onward.rules.learning.Adjustment.Subject;

/**
 * Conclusion: a factor on estimates from one source.
 *
 * @param measured whether the clock says so, not a feeling
 */
public record Factor(UUID from, Subject subject, double value, boolean measured, String row) {
    /** Whether both are about the same tasks. */
    public boolean aboutTheSameAs(Factor other) {
        return subject.workType().equals(other.subject.workType())
                && subject.pattern().equals(other.subject.pattern());
    }
}
