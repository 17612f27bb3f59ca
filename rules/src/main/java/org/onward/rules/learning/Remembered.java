package org.onward.rules.learning;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.UUID;

/**
 * Fact: something learned, as it stands now.
 *
 * @param value as it was last stored
 * @param fresh how much of its evidence still counts
 * @param median the middle of the measured shares that still count; 0 when there are none
 * @param untouchedDays whole days since it last changed
 */
public record Remembered(
        UUID id, Adjustment.Subject subject, double value, int fresh, double median, long untouchedDays) {
    static Remembered of(Adjustment adjustment, EffectRow row, Instant now) {
        Instant since = now.minus(Duration.ofDays(row.days()));
        List<Evidence> fresh = adjustment.evidence().stream()
                .filter(piece -> row.fades() || !piece.at().isBefore(since))
                .toList();
        double[] shares = fresh.stream().mapToDouble(Evidence::value).sorted().toArray();
        int middle = shares.length / 2;
        double median = shares.length == 0
                ? 0
                : shares.length % 2 == 1 ? shares[middle] : (shares[middle - 1] + shares[middle]) / 2;
        return new Remembered(
                adjustment.id(),
                adjustment.subject(),
                adjustment.value(),
                fresh.size(),
                median,
                Duration.between(adjustment.changedAt(), now).toDays());
    }

    public Adjustment.Kind kind() {
        return subject.kind();
    }
}
