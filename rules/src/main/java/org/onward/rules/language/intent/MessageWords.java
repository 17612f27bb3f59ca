package org.onward.rules.language.intent;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.onward.rules.language.time.TimeMention;

/** Cuts a message into the words the scorers see, with placeholders where times stood. */
public final class MessageWords {
    private static final int MOST_WORDS = 60;
    private static final int MOST_READ = 600;

    private static final List<String> PLACEHOLDERS = List.of("<date>", "<duration>", "<recurrence>");

    private MessageWords() {}

    /** Lower case, without apostrophes and signs other than "?", "!" and pictures; at most 60 words. */
    public static List<String> of(String message, List<TimeMention> times) {
        String read = message.length() > MOST_READ ? message.substring(0, MOST_READ) : message;
        List<String> words = new ArrayList<>();
        int at = 0;
        for (TimeMention mention : times) {
            int start = mention.expression().start();
            if (mention.present() || start < at || mention.expression().end() > read.length()) {
                continue;
            }
            cut(read, at, start, words);
            words.add(placeholder(mention));
            at = mention.expression().end();
        }
        cut(read, at, read.length(), words);
        return List.copyOf(words.size() > MOST_WORDS ? words.subList(0, MOST_WORDS) : words);
    }

    private static String placeholder(TimeMention mention) {
        return switch (mention.expression().kind()) {
            case DURATION -> "<duration>";
            case RECURRENCE -> "<recurrence>";
            default -> "<date>";
        };
    }

    private static void cut(String text, int from, int to, List<String> words) {
        StringBuilder word = new StringBuilder();
        for (int at = from; at < to; at += Character.charCount(text.codePointAt(at))) {
            int codePoint = text.codePointAt(at);
            Optional<String> placeholder = codePoint == '<' ? written(text, at) : Optional.empty();
            if (placeholder.isPresent()) {
                finish(word, words);
                words.add(placeholder.get());
                at += placeholder.get().length() - 1;
                continue;
            }
            if (Character.isLetterOrDigit(codePoint) || codePoint == '_') {
                word.appendCodePoint(codePoint);
            } else if (codePoint != '\'' && codePoint != '’') {
                finish(word, words);
                if (codePoint == '?' || codePoint == '!' || Character.getType(codePoint) == Character.OTHER_SYMBOL) {
                    words.add(Character.toString(codePoint));
                }
            }
        }
        finish(word, words);
    }

    /** Exemplars are written with the placeholders themselves. */
    private static Optional<String> written(String text, int at) {
        return PLACEHOLDERS.stream()
                .filter(placeholder -> text.startsWith(placeholder, at))
                .findFirst();
    }

    private static void finish(StringBuilder word, List<String> words) {
        if (!word.isEmpty()) {
            words.add(word.toString().toLowerCase(Locale.ROOT));
            word.setLength(0);
        }
    }
}
