package org.onward.rules.breakdown;

import java.util.ArrayList;
import java.util.List;
import org.onward.rules.breakdown.LevelRow.Way;
import org.onward.rules.rulebase.Rulebase;
import org.onward.rules.steps.PieceCount;
import org.onward.rules.steps.PlannedPiece;
import org.onward.rules.steps.StepPlanning;
import org.onward.rules.table.DecisionTable;

/** What is asked when a task proves too large, and into what it is cut (companion spec §9). Safe for all threads. */
public final class Breakdown {
    /** Pieces are 15 minutes or more, normally. */
    private static final int USUAL_PIECE = 15;

    private final Rulebase rules;
    private final StepPlanning planning;
    private final List<LevelRow> levels = DecisionTable.shipped("breakdown-levels").rows().stream()
            .map(LevelRow::of)
            .toList();
    private final List<PieceRow> pieces = DecisionTable.shipped("breakdown-pieces").rows().stream()
            .map(PieceRow::of)
            .toList();

    public Breakdown() {
        this(Rulebase.named("breakdown"), new StepPlanning());
    }

    Breakdown(Rulebase rules, StepPlanning planning) {
        this.rules = rules;
        this.planning = planning;
    }

    /**
     * What to ask first.
     *
     * @param times how often that was said of the original task, this time included; 1 or more
     * @param minutesLeft what remains of the task or piece at hand
     */
    public BreakdownQuestion question(int times, int minutesLeft) {
        return level(times, minutesLeft).question();
    }

    /** Pieces that carry what is left, the immediate next action first; empty when it is as small as it gets. */
    public List<PlannedPiece> cut(CutRequest request) {
        Level level = level(request.times(), request.task().minutes());
        if (level.question() == BreakdownQuestion.HARD) {
            return List.of();
        }
        LevelRow row = level.row();
        return row.way() == Way.PHASES
                ? planning.cut(request.task(), new PieceCount(row.leastPieces(), row.mostPieces()))
                : parts(row, request);
    }

    private List<PlannedPiece> parts(LevelRow row, CutRequest request) {
        int left = request.task().minutes();
        int count = Math.max(row.leastPieces(), Math.min(row.mostPieces(), left / USUAL_PIECE));
        String it = request.task().title();
        String part = request.part().isBlank() ? it : request.part().strip();
        int each = Math.max(5, 5 * Math.round(left / (5f * count)));
        return pieces.stream()
                .filter(piece -> piece.way() == row.way() && piece.keep() <= count)
                .map(piece -> piece.piece(it, part, each))
                .toList();
    }

    private Level level(int times, int minutesLeft) {
        List<Object> facts = new ArrayList<>(levels);
        facts.add(new Attempt(times, minutesLeft));
        return rules.reason(facts).required(Level.class);
    }
}
