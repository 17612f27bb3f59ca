package org.onward.rules.learning;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.onward.rules.vocabulary.TimeBand;
import org.onward.rules.vocabulary.WorkType;

/**
 * One thing learned about a person, with what it was learned from. It may still be forming: what it amounts to now is said by
 * {@link LearnedEffects}.
 *
 * @param subject what it is about
 * @param value a factor on estimates for ESTIMATE, minutes for BREAKDOWN, unused otherwise
 * @param evidence what it was learned from, oldest first, at most {@link #MOST_EVIDENCE}
 * @param learnedAt when it began
 * @param changedAt when it last changed
 */
public record Adjustment(
        UUID id, Subject subject, double value, List<Evidence> evidence, Instant learnedAt, Instant changedAt) {
    /** Older evidence is dropped beyond this. */
    public static final int MOST_EVIDENCE = 20;

    /** What kinds of things are learned. */
    public enum Kind {
        /** A kind of work does not suit a part of the day. */
        AFFINITY,
        /** How much longer or shorter such tasks feel than estimated. */
        ESTIMATE,
        /** How much longer or shorter such tasks took than estimated. */
        DURATION,
        /** When tired, only what takes little energy. */
        TIRED,
        /** Such tasks take more energy than they seem to. */
        ENERGY,
        /** Tasks of this kind are cut into pieces earlier. */
        BREAKDOWN,
        /** Such tasks are cut into pieces from the start. */
        PRE_BREAK
    }

    /**
     * What a thing learned is about; there is one adjustment for each subject.
     *
     * @param workType a kind of work, if it is about one
     * @param pattern the plan that similar tasks share; empty for none
     * @param band a part of the day, if it is about one
     */
    public record Subject(Kind kind, Optional<WorkType> workType, String pattern, Optional<TimeBand> band) {
        public static Subject person(Kind kind) {
            return new Subject(kind, Optional.empty(), "", Optional.empty());
        }

        public static Subject type(Kind kind, WorkType type) {
            return new Subject(kind, Optional.of(type), "", Optional.empty());
        }

        public static Subject typeAt(Kind kind, WorkType type, TimeBand band) {
            return new Subject(kind, Optional.of(type), "", Optional.of(band));
        }

        public static Subject pattern(Kind kind, String pattern) {
            return new Subject(kind, Optional.empty(), pattern, Optional.empty());
        }
    }

    public Adjustment {
        evidence = List.copyOf(
                evidence.size() <= MOST_EVIDENCE
                        ? evidence
                        : evidence.subList(evidence.size() - MOST_EVIDENCE, evidence.size()));
    }

    /** The same with another value and one more piece of evidence. */
    Adjustment with(double newValue, Evidence more) {
        List<Evidence> all = new ArrayList<>(evidence);
        all.add(more);
        return new Adjustment(id, subject, newValue, all, learnedAt, more.at());
    }

    /** The same without the last piece of evidence from this task. */
    Adjustment withdrawing(UUID taskId, Instant at) {
        List<Evidence> left = new ArrayList<>(evidence);
        for (int i = left.size() - 1; i >= 0; i--) {
            if (left.get(i).taskId().equals(taskId)) {
                left.remove(i);
                break;
            }
        }
        return new Adjustment(id, subject, value, left, learnedAt, at);
    }
}
