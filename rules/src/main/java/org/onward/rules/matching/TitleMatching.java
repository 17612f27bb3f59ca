package org.onward.rules.matching;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.onward.rules.matching.MatchingWords.Role;
import org.onward.rules.words.Words;

/**
 * Compares titles by their words. Deterministic, safe for all threads, and it fails open: in doubt there is no match. Overlap
 * only shortlists; what decides is how the words agree.
 */
public final class TitleMatching {
    /** What stands between the things of a list. */
    private static final Pattern LIST_MARK = Pattern.compile("(?i)[,;&+]|\\band\\b");

    private final MatchingSettings settings = new MatchingSettings();
    private final MatchingWords lists = new MatchingWords();

    /** The open task that a new title would double (§2.9: Dice ≥ 0.40, top 5, confidence ≥ 0.85, exactly one). */
    public Optional<OpenTitle> duplicateOf(String title, List<OpenTitle> open) {
        Wording wanted = lists.ofTitle(Words.of(title));
        List<Reached> sure = shortlist(wanted, read(open, lists::ofTitle), "duplicate dice", "duplicate shortlist")
                .filter(one -> settings.confidence(Agreement.ofTitles(wanted, one.wording()))
                        >= settings.limit("duplicate confidence"))
                .toList();
        return sure.size() == 1 ? Optional.of(sure.get(0).open()) : Optional.empty();
    }

    /** The open task that a message says is finished (§10.2: Dice ≥ 0.30, confidence ≥ 0.90, asserted as finished). */
    public NameMatch finished(String message, List<OpenTitle> open) {
        Report report = Report.of(message, lists);
        if (report.named().isEmpty()) {
            return new NameMatch(false, Optional.empty(), List.of());
        }
        List<Reached> titles = read(open, lists::ofReport);
        List<Reached> reached = shortlist(report.named(), titles, "finished dice", "finished shortlist")
                .toList();
        Optional<OpenTitle> match =
                report.finished() ? single(report.named(), reached, titles, endsSomething(message)) : Optional.empty();
        List<OpenTitle> options = match.isPresent()
                ? List.of()
                : reached.stream()
                        .limit((long) settings.limit("options"))
                        .map(Reached::open)
                        .toList();
        return new NameMatch(true, match, options);
    }

    /**
     * The open tasks that one message reports as finished together ("done with the filing and the dishes"), in its order; empty
     * unless every part of the message surely means a task of its own.
     */
    public List<OpenTitle> severalFinished(String message, List<OpenTitle> open) {
        List<String> parts = Arrays.stream(LIST_MARK.split(message.strip()))
                .map(String::strip)
                .filter(part -> !part.isEmpty())
                .toList();
        if (parts.size() < 2
                || !Report.of(message, lists).finished()
                        && !Report.of(parts.get(0), lists).finished()) {
            return List.of();
        }
        List<OpenTitle> found = parts.stream()
                .flatMap(part -> partFinished(part, open).stream())
                .distinct()
                .toList();
        return found.size() == parts.size() ? found : List.of();
    }

    private Optional<OpenTitle> partFinished(String part, List<OpenTitle> open) {
        NameMatch itself = finished(part, open);
        boolean says = itself.match().isPresent();
        boolean denies = lists.hasRole(Role.DENIES, Words.of(part));
        return says || denies
                ? itself.match()
                : finished("finished " + part, open).match();
    }

    /** The one title that agrees surely; a title with just the words named goes before one that has them among others. */
    private Optional<OpenTitle> single(Wording named, List<Reached> reached, List<Reached> all, boolean ends) {
        boolean shared =
                all.stream().filter(one -> named.isWithin(one.wording())).count() > 1;
        for (Agreement agreement : Agreement.values()) {
            List<Reached> agreeing = reached.stream()
                    .filter(one -> agreement
                            == Agreement.ofReport(
                                    named, one.wording(), !shared && !(ends && beginsSomething(one.open()))))
                    .toList();
            if (!agreeing.isEmpty()) {
                boolean sure = settings.confidence(agreement) >= settings.limit("finished confidence");
                return sure && agreeing.size() == 1
                        ? Optional.of(agreeing.get(0).open())
                        : Optional.empty();
            }
        }
        return Optional.empty();
    }

    private boolean endsSomething(String message) {
        return lists.hasRole(Role.ENDS, Words.of(message));
    }

    private boolean beginsSomething(OpenTitle open) {
        return lists.hasRoleAt(Role.BEGINS, Words.of(open.title()), 0);
    }

    private Stream<Reached> shortlist(Wording words, List<Reached> titles, String leastOverlap, String most) {
        return titles.stream()
                .filter(title -> title.wording().overlap(words) >= settings.limit(leastOverlap))
                .sorted(Comparator.comparingDouble(
                                (Reached title) -> title.wording().overlap(words))
                        .reversed()
                        .thenComparing(title -> title.open().id()))
                .limit((long) settings.limit(most));
    }

    private static List<Reached> read(List<OpenTitle> open, Function<Words, Wording> reading) {
        return open.stream()
                .map(title -> new Reached(title, reading.apply(Words.of(title.title()))))
                .toList();
    }

    /** An open title with the words that count in it. */
    private record Reached(OpenTitle open, Wording wording) {}
}
