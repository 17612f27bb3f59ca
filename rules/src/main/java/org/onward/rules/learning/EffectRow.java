package org.onward.rules.learning;

import java.util.List;
import org.onward.rules.table.DecisionTable;
import org.onward.rules.table.TableRow;
import org.onward.rules.table.UnaryTest;

/**
 * When a kind of thing learned has an effect: a row of the table {@code learning-effects}.
 *
 * @param days how far back evidence counts, or in how many days the effect is halved
 * @param evidence how much of it is needed
 * @param amount how strong the effect is; 0 for the value that was learned
 * @param fades whether it wears off instead of lapsing
 */
public record EffectRow(
        String row, Adjustment.Kind kind, int days, UnaryTest<Double> evidence, double amount, boolean fades) {
    static List<EffectRow> shipped() {
        return DecisionTable.shipped("learning-effects").rows().stream()
                .map(EffectRow::of)
                .toList();
    }

    private static EffectRow of(TableRow row) {
        return new EffectRow(
                row.id(),
                row.constant("kind", Adjustment.Kind.class),
                row.integer("days"),
                row.numberTest("evidence"),
                row.has("amount") ? row.decimal("amount") : 0,
                row.text("fades").equals("yes"));
    }

    public boolean isEnough(int count) {
        return evidence.accepts((double) count);
    }

    /** How strong the effect of this value is. */
    public double amountOf(double value) {
        return amount == 0 ? value : amount;
    }

    /** A factor after it lay untouched for some days. */
    public double faded(double factor, long untouchedDays) {
        return fades ? 1 + (factor - 1) * Math.pow(0.5, Math.floorDiv(Math.max(0, untouchedDays), days)) : factor;
    }
}
