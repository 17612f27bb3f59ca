package org.onward.rules.tone;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.onward.rules.table.DecisionTable;

/**
 * Checks a finished message against the constraints of §14 just before it leaves. Safe for all threads; takes time in
 * proportion to the message, whatever is in it. That the same question is not sent twice in a row (14) needs the messages
 * before this one and is checked where they are known.
 */
public final class ToneGuard {
    private static final int MOST_TITLES = 3;
    private static final int MOST_WORDS = 50;
    private static final int MOST_WORDS_OF_JOY = 30;

    /** A shorter message may turn up inside a reply by chance. */
    private static final int WORDS_THAT_MAKE_AN_ECHO = 8;

    private static final Pattern LIST_ITEM = Pattern.compile("(?m)^(?:\\d{1,3}[.)]|[-*•]) .*$");
    private static final Pattern QUESTION = Pattern.compile("[?？؟⁇]+");
    private static final Pattern EXCLAMATION = Pattern.compile("[!！‼]");
    private static final Pattern TEMPLATE_TOKEN = Pattern.compile(
            "\\{[A-Za-z_][\\w.|-]{0,60}\\}|\\[[a-z_]{1,40}\\]|<[a-z_]{1,40}>|[{]{2}|[$][{]|%[sd](?!\\w)");
    private static final Pattern JSON = Pattern.compile("\\{\\s{0,9}\"|\\[\\s{0,9}[{\"]");

    private final ForbiddenWords forbidden;

    /** The constraints shipped with the product. */
    public ToneGuard() {
        forbidden = new ForbiddenWords(DecisionTable.shipped("tone-constraints"));
    }

    /**
     * The constraints a message breaks; empty when it may leave. The lines name constraints and patterns of the table, never
     * words of the message, so they may be logged.
     *
     * @param texts the paragraphs of the message, its question included
     * @param context what kind of moment it is, and the exact titles it must or may name
     */
    public List<String> violations(List<String> texts, ToneContext context) {
        String whole = String.join("\n", texts);
        String masked = MaskedText.of(
                whole,
                Stream.concat(context.titles().stream(), context.quoted().stream())
                        .toList());
        List<String> words = Words.of(masked);
        Set<String> theirs = new HashSet<>(Words.of(String.join("\n", context.titles())));
        List<String> violations = new ArrayList<>(forbidden.foundIn(words, context.moment(), theirs));
        checkTitles(whole, context, violations);
        checkLength(masked, context.moment(), violations);
        checkMarks(masked, context, violations);
        if (isEcho(whole, words, context.userMessage())) {
            violations.add("13: repeats what the person wrote");
        }
        return List.copyOf(violations);
    }

    /** Whether a message uses emoji, which makes them welcome in the answer (constraint 8). */
    public static boolean usesEmoji(String message) {
        return Emoji.count(message) > 0;
    }

    private static void checkTitles(String whole, ToneContext context, List<String> violations) {
        long missing = context.titles().stream()
                .filter(title -> Occurrences.of(title, whole).isEmpty())
                .count();
        if (missing > 0) {
            violations.add("12: " + missing + " of " + context.titles().size() + " titles missing");
        }
        if (context.titles().isEmpty() && context.moment() == ToneContext.Moment.SUGGESTION) {
            violations.add("12: a suggestion names its task");
        }
        if (context.titles().size() > MOST_TITLES) {
            violations.add("6: names more than " + MOST_TITLES + " tasks");
        }
    }

    /** Steps in a list are there to be looked at, not read through: they do not count. */
    private static void checkLength(String masked, ToneContext.Moment moment, List<String> violations) {
        long count = Words.count(Words.of(LIST_ITEM.matcher(masked).replaceAll("")));
        int most = moment.celebrates() ? MOST_WORDS_OF_JOY : MOST_WORDS;
        if (count == 0) {
            violations.add("13: says nothing");
        } else if (count > most && moment != ToneContext.Moment.STEPS) {
            violations.add("7: " + count + " words, more than " + most);
        }
    }

    /** A mark that a title has may turn up in what was made from the title, such as a step. */
    private static void checkMarks(String masked, ToneContext context, List<String> violations) {
        boolean celebrates = context.moment().celebrates();
        String theirs = String.join("\n", context.titles());
        if (QUESTION.matcher(masked).results().limit(2).count() > 1
                && !QUESTION.matcher(theirs).find()) {
            violations.add("7: more than one question");
        }
        if (!celebrates && !context.userUsedEmoji() && Emoji.count(masked) > 0 && Emoji.count(theirs) == 0) {
            violations.add("8: emoji outside a celebration");
        }
        if (!celebrates
                && EXCLAMATION.matcher(masked).find()
                && !EXCLAMATION.matcher(theirs).find()) {
            violations.add("8: exclamation mark outside a celebration");
        }
        if (TEMPLATE_TOKEN.matcher(masked).find()
                && !TEMPLATE_TOKEN.matcher(theirs).find()) {
            violations.add("12: a template token is left");
        }
        if (JSON.matcher(masked).find()) {
            violations.add("13: raw JSON");
        }
    }

    /** The same words and no others, or a longer message inside the product's own words. */
    private static boolean isEcho(String whole, List<String> judged, String userMessage) {
        List<String> theirs = spoken(Words.of(userMessage));
        if (theirs.isEmpty()) {
            return false;
        }
        return theirs.equals(spoken(Words.of(whole)))
                || theirs.size() >= WORDS_THAT_MAKE_AN_ECHO
                        && !Occurrences.of(String.join(" ", theirs), String.join(" ", spoken(judged)))
                                .isEmpty();
    }

    private static List<String> spoken(List<String> words) {
        return words.stream()
                .filter(word -> !word.equals(Words.END) && !word.equals(Words.COLON))
                .toList();
    }
}
