package org.onward.rules.steps;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.onward.rules.steps.DraftStep.Part;
import org.onward.rules.steps.PiecePhase.Line;

/** Cuts a large task into pieces, each with a title of its own and steps to work on it. */
final class HiddenPieces {
    /** Work that would take longer in one piece is cut again while there is room. */
    private static final int LONG_PIECE = 60;

    /** Outlining, checking and the like take no longer while the work itself can take the time. */
    private static final int LONG_FRAME = 45;

    /** Below this length for each, the piece that is missed least is left out. */
    private static final int ROOMY_PIECE = 20;

    private final Map<String, List<PiecePhase>> phases;

    HiddenPieces(List<PiecePhase> phases) {
        this.phases = phases.stream().collect(Collectors.groupingBy(PiecePhase::phases));
    }

    List<PlannedPiece> plan(TaskToPlan task, StepPattern pattern, Preparation preparation, PieceCount count) {
        List<Cut> parts = cut(pattern, task.minutes(), count);
        int[] minutes =
                PieceMinutes.spread(parts.stream().mapToInt(Cut::minutes).toArray(), task.minutes());
        Slots slots = new Slots(task.wording());
        return IntStream.range(0, parts.size())
                .mapToObj(at -> piece(parts.get(at), minutes[at], slots, preparation))
                .toList();
    }

    /**
     * One piece-to-be: a phase, or one part of a phase that was cut again.
     *
     * @param minutes the length it would like to have
     */
    private record Cut(PiecePhase phase, int minutes, int number, int of) {}

    /** Phases that only frame the work stay short; the work itself is cut again until its parts are of good length. */
    private List<Cut> cut(StepPattern pattern, int total, PieceCount count) {
        List<PiecePhase> chosen = new ArrayList<>(phases.getOrDefault(pattern.phases(), List.of()));
        while (chosen.size() > count.most() || chosen.size() > count.least() && total < chosen.size() * ROOMY_PIECE) {
            chosen.remove(leastMissed(chosen));
        }
        int shares = chosen.stream().mapToInt(PiecePhase::share).sum();
        int framing = chosen.stream()
                .filter(phase -> !phase.splits())
                .mapToInt(phase -> framing(phase, shares, total))
                .sum();
        int work = Math.max(1, total - framing);
        int cuts = Math.max(1, Math.min(count.most() - chosen.size() + 1, (work + LONG_PIECE - 1) / LONG_PIECE));
        return chosen.stream()
                .flatMap(phase -> phase.splits()
                        ? IntStream.rangeClosed(1, cuts)
                                .mapToObj(number -> new Cut(phase, Math.max(1, work / cuts), number, cuts))
                        : Stream.of(new Cut(phase, framing(phase, shares, total), 1, 1)))
                .toList();
    }

    private static int framing(PiecePhase phase, int shares, int total) {
        return Math.max(1, Math.min(LONG_FRAME, total * phase.share() / shares));
    }

    private static PiecePhase leastMissed(List<PiecePhase> chosen) {
        return chosen.subList(1, chosen.size() - 1).stream()
                .filter(phase -> !phase.splits())
                .reduce((one, other) -> other.share() < one.share() ? other : one)
                .orElseThrow();
    }

    private static PlannedPiece piece(Cut part, int minutes, Slots slots, Preparation preparation) {
        PiecePhase phase = part.phase();
        List<Line> lines = phase.steps();
        Stream<DraftStep> work = Stream.of(
                draft(Part.START, lines.get(0), 2, slots),
                draft(Part.CORE, lines.get(1), 10, slots),
                draft(Part.CLOSE, lines.get(2), 3, slots));
        List<DraftStep> drafts = Stream.concat(preparation.steps().stream().limit(minutes < 30 ? 1 : 2), work)
                .toList();
        return new PlannedPiece(title(part, slots), minutes, phase.energy(), StepMinutes.spread(drafts, minutes));
    }

    private static String title(Cut part, Slots slots) {
        String title = slots.fill(part.phase().title());
        String count = part.of() > 1 ? ", part " + part.number() + " of " + part.of() : "";
        return title.endsWith(")") ? title.substring(0, title.length() - 1) + count + ")" : title + count;
    }

    private static DraftStep draft(Part part, Line line, int minutes, Slots slots) {
        return new DraftStep(part, slots.fill(line.text()), minutes, line.doneWhen());
    }
}
