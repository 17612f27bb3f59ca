package org.onward.rules.language.title;

import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Writes words down as a title. */
final class Wording {
    private static final int LONGEST = 200;
    private static final Set<String> ABBREVIATED =
            Set.of("etc.", "inc.", "ltd.", "jr.", "sr.", "st.", "co.", "corp.", "a.m.", "p.m.");

    private Wording() {}

    /** The words as they were written, with the spaces and signs that stood between them. */
    static String of(String message, List<Word> words) {
        StringBuilder title = new StringBuilder();
        Word before = null;
        for (Word word : words) {
            if (word.isHole()) {
                before = null;
                continue;
            }
            boolean apart = before == null ? !title.isEmpty() && !closing(word) : word.start() > before.end();
            if (apart) {
                title.append(' ');
            }
            title.append(message, word.start(), word.end());
            before = word;
        }
        return title.toString();
    }

    private static boolean closing(Word word) {
        return word.isSign() && ",;:.!?)".contains(word.text());
    }

    static String tidy(String words) {
        String title = unquoted(words.replaceAll("\\(\\s*\\)", "")
                .replaceAll("[\\s\\p{Z}]+", " ")
                .strip());
        while (!title.isEmpty() && ",;:-–—".indexOf(title.charAt(title.length() - 1)) >= 0) {
            title = title.substring(0, title.length() - 1).stripTrailing();
        }
        return shortened(capitalised(withoutStop(title)));
    }

    private static String unquoted(String title) {
        boolean quoted = title.length() > 2
                && "\"“'‘".indexOf(title.charAt(0)) >= 0
                && "\"”'’".indexOf(title.charAt(title.length() - 1)) >= 0
                && title.substring(1, title.length() - 1).chars().noneMatch(c -> "\"“”".indexOf(c) >= 0);
        return quoted ? title.substring(1, title.length() - 1).strip() : title;
    }

    private static String withoutStop(String title) {
        String last = title.substring(title.lastIndexOf(' ') + 1);
        boolean stop = last.endsWith(".") && !last.endsWith("..") && last.indexOf('.') == last.length() - 1;
        return stop && last.length() > 1 && !ABBREVIATED.contains(last.toLowerCase(Locale.ROOT))
                ? title.substring(0, title.length() - 1)
                : title;
    }

    /** Names that carry their own capitals, such as iOS, stay as they are. */
    private static String capitalised(String title) {
        if (title.isEmpty()) {
            return title;
        }
        int first = title.codePointAt(0);
        int space = title.indexOf(' ');
        String word = space < 0 ? title : title.substring(0, space);
        boolean name = word.chars().skip(1).anyMatch(Character::isUpperCase)
                && word.chars().anyMatch(Character::isLowerCase);
        return name || !Character.isLowerCase(first)
                ? title
                : Character.toString(Character.toTitleCase(first)) + title.substring(Character.charCount(first));
    }

    /** At most 200 characters, never half of one. */
    private static String shortened(String title) {
        if (title.length() <= LONGEST) {
            return title;
        }
        int end = Character.isHighSurrogate(title.charAt(LONGEST - 1)) ? LONGEST - 1 : LONGEST;
        while (end > 0 && joins(title.codePointBefore(end))) {
            end -= Character.charCount(title.codePointBefore(end));
        }
        return title.substring(0, end).stripTrailing();
    }

    /** Zero width joiners and variation selectors would dangle without what follows them. */
    private static boolean joins(int codePoint) {
        return codePoint == 0x200D
                || codePoint >= 0xFE00 && codePoint <= 0xFE0F
                || Character.getType(codePoint) == Character.NON_SPACING_MARK;
    }
}
