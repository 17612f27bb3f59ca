package org.onward.rules.steps;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.onward.rules.steps.DraftStep.Part;
import org.onward.rules.steps.PiecePhase.Line;

/** Cuts a large task into four to seven pieces, each with a title of its own and steps to work on it. */
final class HiddenPieces {
    private static final int LEAST_PIECES = 4;
    private static final int MOST_PIECES = 7;

    /** A core piece that would be longer is cut again while there is room. */
    private static final int LONG_PIECE = 60;

    private final List<PiecePhase> phases;

    HiddenPieces(List<PiecePhase> phases) {
        this.phases = phases;
    }

    List<PlannedPiece> plan(TaskToPlan task, StepPattern pattern, Preparation preparation) {
        List<Cut> parts = cut(pattern, task.minutes());
        int[] minutes = PieceMinutes.spread(parts.stream().mapToInt(Cut::share).toArray(), task.minutes());
        Slots slots = new Slots(task.wording());
        return IntStream.range(0, parts.size())
                .mapToObj(at -> piece(parts.get(at), minutes[at], slots, preparation))
                .toList();
    }

    /** One piece-to-be: a phase, or one part of a phase that was cut again. */
    private record Cut(PiecePhase phase, int share, int number, int of) {}

    private List<Cut> cut(StepPattern pattern, int total) {
        List<PiecePhase> chosen = new ArrayList<>(phases.stream()
                .filter(phase -> phase.phases().equals(pattern.phases()))
                .toList());
        while (chosen.size() > LEAST_PIECES && total < chosen.size() * (PieceMinutes.LEAST + 5)) {
            chosen.remove(leastMissed(chosen));
        }
        int shares = chosen.stream().mapToInt(PiecePhase::share).sum();
        int room = MOST_PIECES - chosen.size() + 1;
        List<Cut> parts = new ArrayList<>();
        for (PiecePhase phase : chosen) {
            int cuts = phase.splits() ? cuts(phase, shares, total, chosen.size(), room) : 1;
            for (int number = 1; number <= cuts; number++) {
                // In halves of a share, so that a share cut in several stays a whole number.
                parts.add(new Cut(phase, Math.max(1, 12 * phase.share() / cuts), number, cuts));
            }
        }
        return parts;
    }

    private static int cuts(PiecePhase phase, int shares, int total, int pieces, int room) {
        int byLength = (int) Math.ceil((double) total * phase.share() / shares / LONG_PIECE);
        int byTotal = (int) Math.ceil((double) total / PieceMinutes.MOST) - pieces + 1;
        return Math.max(1, Math.min(room, Math.max(byLength, byTotal)));
    }

    private static PiecePhase leastMissed(List<PiecePhase> chosen) {
        return chosen.subList(1, chosen.size() - 1).stream()
                .filter(phase -> !phase.splits())
                .reduce((one, other) -> other.share() < one.share() ? other : one)
                .orElseThrow();
    }

    private static PlannedPiece piece(Cut part, int minutes, Slots slots, Preparation preparation) {
        PiecePhase phase = part.phase();
        String count = part.of() > 1 ? " (" + part.number() + " of " + part.of() + ")" : "";
        List<Line> lines = phase.steps();
        Stream<DraftStep> work = Stream.of(
                draft(Part.START, lines.get(0), 2, slots),
                draft(Part.CORE, lines.get(1), 10, slots),
                draft(Part.CLOSE, lines.get(2), 3, slots));
        List<DraftStep> drafts = Stream.concat(preparation.steps().stream().limit(minutes < 30 ? 1 : 2), work)
                .toList();
        return new PlannedPiece(
                slots.fill(phase.title()) + count, minutes, phase.energy(), StepMinutes.spread(drafts, minutes));
    }

    private static DraftStep draft(Part part, Line line, int minutes, Slots slots) {
        return new DraftStep(part, slots.fill(line.text()), minutes, line.doneWhen());
    }
}
