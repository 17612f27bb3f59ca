package org.onward.rules.language.intent;

import java.util.ArrayList;
import java.util.List;
import org.onward.rules.language.DialogueState;
import org.onward.rules.language.TimeExpression.Kind;
import org.onward.rules.language.time.TimeMention;
import org.onward.rules.table.DecisionTable;
import org.onward.rules.table.TableRow;

/** Tells what a message consists of, with the phrases of the table {@code message-phrases}. */
final class MessageKinds {
    private static final int SAMPLE = 2_000;

    private final List<List<String>> orders = new ArrayList<>();
    private final List<List<String>> notifications = new ArrayList<>();

    MessageKinds(DecisionTable table) {
        for (TableRow row : table.rows()) {
            List<List<String>> phrases = row.text("class").equals("orders") ? orders : notifications;
            row.list("words").forEach(phrase -> phrases.add(MessageWords.of(phrase, List.of())));
        }
    }

    MessageFacts facts(String message, List<String> words, List<TimeMention> times, DialogueState state) {
        boolean timed =
                times.stream().anyMatch(mention -> mention.expression().kind() != Kind.DURATION && !mention.present());
        return new MessageFacts(kind(message, words), state, hasAny(words, notifications), timed);
    }

    private MessageFacts.Kind kind(String message, List<String> words) {
        if (words.stream()
                .noneMatch(word -> Character.isLetterOrDigit(word.codePointAt(0))
                        || word.startsWith("<")
                        || word.codePointAt(0) > 0x2000)) {
            return unreadable(message) ? MessageFacts.Kind.UNREADABLE : MessageFacts.Kind.BLANK;
        }
        if (unreadable(message)) {
            return MessageFacts.Kind.UNREADABLE;
        }
        return hasAny(words, orders) ? MessageFacts.Kind.ORDERS : MessageFacts.Kind.WORDS;
    }

    /** Control characters, replacement characters and unpaired halves of characters: more than a tenth is no writing. */
    private static boolean unreadable(String message) {
        int length = Math.min(message.length(), SAMPLE);
        int noise = 0;
        for (int i = 0; i < length; i++) {
            char c = message.charAt(i);
            boolean control = Character.isISOControl(c) && !Character.isWhitespace(c);
            boolean half = Character.isHighSurrogate(c)
                            && (i + 1 == message.length() || !Character.isLowSurrogate(message.charAt(i + 1)))
                    || Character.isLowSurrogate(c) && (i == 0 || !Character.isHighSurrogate(message.charAt(i - 1)));
            noise += control || half || c == '\uFFFD' ? 1 : 0;
        }
        return noise > 0 && noise * 10 >= length;
    }

    private static boolean hasAny(List<String> words, List<List<String>> phrases) {
        for (List<String> phrase : phrases) {
            for (int at = 0; at + phrase.size() <= words.size(); at++) {
                if (words.subList(at, at + phrase.size()).equals(phrase)) {
                    return true;
                }
            }
        }
        return false;
    }
}
