package org.onward.rules.steps;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.onward.rules.steps.StepWords.Verb;

/** Reads a title: its verb, its object and whom it concerns. What it cannot read for sure it leaves empty. */
final class TitleReader {
    private static final int LONGEST_INSTRUCTION = 60;

    /** "household - water plants", "Tuscon: buy two bottles": a label before the instruction. */
    private static final Pattern LABELLED = Pattern.compile("^(.{1,30}?)(?: [-–—] |: )(\\S.*)$");

    /** "🛒 buy milk": a picture before the words. */
    private static final Pattern LEADING_SYMBOLS = Pattern.compile("^[^\\p{L}\\p{N}\\p{P}@#]+(?=[\\p{L}\\p{N}])");

    /** After a verb these make the title a heading or a remark, not an instruction. */
    private static final Set<String> HEADING = Set.of("-", "–", "—", "does", "is", "are", "was", "not");

    private final StepWords words;
    private final ObjectReader objects;

    TitleReader(StepWords words) {
        this.words = words;
        this.objects = new ObjectReader(words);
    }

    TaskWording read(String original) {
        String title = TitleCleaning.clean(original);
        String task = withoutLeadIns(LEADING_SYMBOLS.matcher(title).replaceFirst(""));
        Matcher labelled = LABELLED.matcher(task);
        if (labelled.matches() && verbIn(labelled.group(2)).isPresent()) {
            task = labelled.group(2);
        }
        List<String> tokens = Arrays.asList(task.split(" "));
        Optional<Verb> verb = verbIn(task).filter(found -> !isHeading(tokens, found));
        String quote = TitleCleaning.quoted(title.isEmpty() ? "this task" : title);
        String stems = StepWords.stemsOf(title);
        return verb.map(found -> instruction(quote, stems, tokens, found))
                .orElseGet(() -> new TaskWording(quote, "", false, "", objects.nounTitle(title), "", stems, List.of()));
    }

    private TaskWording instruction(String quote, String stems, List<String> tokens, Verb verb) {
        List<String> object = objects.objectAfter(tokens, verb.length());
        String phrase = verb.phrase();
        return new TaskWording(
                quote,
                phrase,
                words.is("general verb", phrase),
                sentence(tokens, verb, object),
                objects.thing(object),
                objects.person(object),
                stems,
                actions(tokens));
    }

    /** The whole title as an instruction, or its verb and object when it is too long for a step. */
    private String sentence(List<String> tokens, Verb verb, List<String> object) {
        String rest = objects.inSecondPerson(tokens.subList(verb.length(), tokens.size()));
        String whole = capitalised((verbAsWritten(tokens, verb) + " " + rest).strip());
        if (whole.length() <= LONGEST_INSTRUCTION) {
            return whole;
        }
        String shorter = capitalised((verb.phrase() + " " + objects.shortObject(object)).strip());
        return TitleCleaning.shortened(object.isEmpty() ? whole : shorter, LONGEST_INSTRUCTION);
    }

    /** "RSVP to" stays as it is; "Leaving" becomes "leave". */
    private static String verbAsWritten(List<String> tokens, Verb verb) {
        String written = String.join(" ", tokens.subList(0, verb.length()));
        return StepWords.plain(written).equals(verb.phrase()) ? written : verb.phrase();
    }

    /** "Make Payment - Confirmation Message": a verb followed by a dash is a heading, not an instruction. */
    private static boolean isHeading(List<String> tokens, Verb verb) {
        return verb.length() < tokens.size() && HEADING.contains(tokens.get(verb.length()));
    }

    private List<String> actions(List<String> tokens) {
        Set<String> actions = new LinkedHashSet<>();
        for (int at = 0; at < tokens.size(); at++) {
            if (at == 0 || joins(tokens.get(at - 1))) {
                words.verbAt(tokens, at).ifPresent(verb -> actions.add(verb.phrase()));
            }
        }
        return new ArrayList<>(actions);
    }

    private boolean joins(String token) {
        return token.endsWith(",") || words.is("joining word", token);
    }

    private Optional<Verb> verbIn(String text) {
        return text.isEmpty() ? Optional.empty() : words.verbAt(Arrays.asList(text.split(" ")), 0);
    }

    private String withoutLeadIns(String title) {
        String text = title;
        Optional<String> leadIn;
        while ((leadIn = leadInOf(text)).isPresent()) {
            text = text.substring(leadIn.get().length() + 1).strip();
        }
        return text;
    }

    private Optional<String> leadInOf(String text) {
        String lower = text.toLowerCase(Locale.ROOT).replace('’', '\'');
        return words.listed("lead-in").stream()
                .filter(leadIn -> lower.startsWith(leadIn + " ")
                        || lower.startsWith(leadIn + ",")
                        || lower.startsWith(leadIn + ":"))
                .filter(leadIn -> lower.length() == text.length())
                .max(Comparator.comparingInt(String::length));
    }

    static String capitalised(String text) {
        return text.isEmpty() ? text : text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
    }
}
