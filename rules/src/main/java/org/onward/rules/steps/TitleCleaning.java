package org.onward.rules.steps;

import java.text.BreakIterator;
import java.util.Locale;
import java.util.regex.Pattern;

/** Makes a title safe to stand inside our own sentences: no line breaks, no marks that look like ours, no half characters. */
final class TitleCleaning {
    /** What stands further on in a title tells nothing about the plan. */
    private static final int LONGEST_READ = 300;

    private static final int LONGEST_QUOTE = 44;
    private static final Pattern UNSEEN =
            Pattern.compile("[\\p{Cc}\\p{Cs}\\p{Co}\\u200E\\u200F\\u202A-\\u202E\\u2066-\\u2069\\uFEFF]");
    private static final Pattern LIST_MARK = Pattern.compile(
            "^(?:[-*•·>]+\\s+|\\(\\d{1,3}\\)\\s*|\\d{1,3}[.)]\\s+|\\[[ xX]?\\]\\s*|to-?do:\\s*)+",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern TAG_AT_END =
            Pattern.compile("(?<=\\S)\\s*(?:\\[[^\\]]*\\]|#\\p{L}[\\p{L}\\p{N}_-]*)\\s*$");
    private static final Pattern END_MARKS = Pattern.compile("[\\s.,;:!?…]+$");
    private static final Pattern BLANKS = Pattern.compile("[\\s\\p{Z}]+");
    private static final Pattern IN_ANGLES = Pattern.compile("<([^<>]+)>");
    private static final Pattern RIGHT_TO_LEFT =
            Pattern.compile("[\\p{InHebrew}\\p{InArabic}\\p{InSyriac}\\p{InThaana}]");

    private TitleCleaning() {}

    /** The title on one line, without list marks, tags and closing marks; never longer than it was. */
    static String clean(String title) {
        String start = title.length() > LONGEST_READ ? shortened(title, LONGEST_READ) : title;
        String text = BLANKS.matcher(UNSEEN.matcher(start).replaceAll(" "))
                .replaceAll(" ")
                .strip();
        text = LIST_MARK.matcher(text).replaceFirst("");
        text = TAG_AT_END.matcher(text).replaceFirst("");
        text = text.replace('{', '(').replace('}', ')').replace('[', '(').replace(']', ')');
        text = IN_ANGLES.matcher(text).replaceAll("“$1”").replace("<", "").replace(">", "");
        text = BLANKS.matcher(text).replaceAll(" ");
        return END_MARKS.matcher(text).replaceFirst("").strip();
    }

    /** The text in quotation marks, shortened; kept apart from our own words when it runs from right to left. */
    static String quoted(String text) {
        String quote = "“" + shortened(text.replaceAll("[“”\"]", "'"), LONGEST_QUOTE) + "”";
        return RIGHT_TO_LEFT.matcher(text).find() ? "\u2068" + quote + "\u2069" : quote;
    }

    /** At most so many characters, cut between words where there are any and never inside a character. */
    static String shortened(String text, int longest) {
        if (text.length() <= longest) {
            return text;
        }
        int space = text.lastIndexOf(' ', longest - 1);
        BreakIterator characters = BreakIterator.getCharacterInstance(Locale.ROOT);
        characters.setText(text);
        int cut = space > longest / 2 ? space : characters.preceding(longest);
        return text.substring(0, cut).replaceAll("[\\s\\p{Punct}]+$", "") + "…";
    }
}
