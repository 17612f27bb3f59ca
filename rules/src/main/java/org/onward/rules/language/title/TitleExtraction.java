package org.onward.rules.language.title;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.onward.rules.language.TimeExpression;
import org.onward.rules.language.time.TimeMention;
import org.onward.rules.table.DecisionTable;

/** Takes the task out of a message. Immutable and safe for all threads. */
public final class TitleExtraction {
    private static final int MOST_READ = 2_000;
    private static final long A_DAY = 24 * 60;

    private final Frames frames;

    public TitleExtraction(DecisionTable frames) {
        this.frames = new Frames(frames);
    }

    /** The task in the person's own words, first letter upper case, at most 200 characters; empty when nothing remains. */
    public String title(String message, List<TimeMention> times) {
        String read = message.length() > MOST_READ ? message.substring(0, MOST_READ) : message;
        List<Word> words = withoutTimes(read, times);
        int from = start(words);
        int to = end(words, from);
        String title = Wording.of(read, words.subList(from, to));
        return Wording.tidy(title.isEmpty() ? Wording.of(read, words) : title);
    }

    /** Whether the words are part of what the task is, as in "a 3 day trip" or "notes for the Monday meeting". */
    public static boolean belongsToTask(String message, TimeMention mention) {
        TimeExpression time = mention.expression();
        return switch (time.kind()) {
            case DURATION -> time.duration().orElseThrow().toMinutes() >= A_DAY;
            case DAY -> modifies(message, mention);
            default -> false;
        };
    }

    private static boolean modifies(String message, TimeMention mention) {
        TimeExpression time = mention.expression();
        List<Word> before = Word.of(message.substring(Math.max(0, time.start() - 30), time.start()));
        List<Word> after = Word.of(message.substring(time.end(), Math.min(message.length(), time.end() + 30)));
        boolean led = !before.isEmpty()
                && List.of("the", "my", "our", "for", "his", "her", "their", "a")
                        .contains(before.get(before.size() - 1).text());
        boolean noun = !after.isEmpty()
                && !after.get(0).isSign()
                && !List.of(
                                "to", "and", "or", "but", "at", "by", "for", "in", "on", "with", "please", "because",
                                "so", "if", "about", "when", "then", "i")
                        .contains(after.get(0).text())
                && !Character.isUpperCase(after.get(0).text().codePointAt(0));
        return led
                && noun
                && time.text().chars().allMatch(Character::isLetter)
                && !time.text().toLowerCase(Locale.ROOT).startsWith("to");
    }

    private List<Word> withoutTimes(String message, List<TimeMention> times) {
        List<Word> words = Word.of(message);
        List<Word> kept = new ArrayList<>();
        int next = 0;
        for (TimeMention mention : times) {
            if (mention.expression().end() > message.length() || belongsToTask(message, mention)) {
                continue;
            }
            while (next < words.size() && words.get(next).end() <= mention.leadStart()) {
                kept.add(words.get(next++));
            }
            while (next < words.size()
                    && words.get(next).start() < mention.expression().end()) {
                next++;
            }
            dropClause(kept, mention.expression().kind() == TimeExpression.Kind.DURATION);
            kept.add(new Word("", mention.leadStart(), mention.expression().end()));
        }
        kept.addAll(words.subList(Math.min(next, words.size()), words.size()));
        return kept;
    }

    /** Drops what only leads to the time: "it should take", "needs to be done". */
    private void dropClause(List<Word> kept, boolean length) {
        String core = length ? "core" : "due";
        String lead = length ? "lead" : "duelead";
        int from = kept.size();
        int last = from;
        while (from > 0
                && (frames.is(core, kept.get(from - 1).text())
                        || frames.is(lead, kept.get(from - 1).text()))) {
            from--;
            if (frames.is(core, kept.get(from).text())) {
                last = from;
            }
        }
        if (last < kept.size()) {
            boolean clause = from == 0
                    || kept.get(from - 1).isSign()
                    || kept.get(from - 1).isHole();
            kept.subList(clause ? from : Math.max(from, pronoun(kept, from, last)), kept.size())
                    .clear();
        }
    }

    private int pronoun(List<Word> kept, int from, int last) {
        int at = last;
        while (at > from
                && !List.of("to", "a", "an", "and", "is", "me", "the", "for")
                        .contains(kept.get(at - 1).text())) {
            at--;
        }
        return at;
    }

    private int start(List<Word> words) {
        int from = 0;
        while (from < words.size()) {
            Word word = words.get(from);
            int phrase = word.isHole() ? 0 : Math.max(frames.prefix(words, from), added(words, from));
            boolean list = phrase == 0 && listed(words, from);
            boolean joint = from > 0
                    && words.get(from - 1).isHole()
                    && List.of("to", "about", "that").contains(word.text());
            if (phrase == 0 && !list && !joint && !(word.isHole() || skippable(word))) {
                break;
            }
            from += Math.max(1, phrase);
        }
        return from < words.size() ? from : 0;
    }

    /** "add buy milk": the order goes, what is to be done stays. */
    private int added(List<Word> words, int from) {
        boolean order = words.get(from).text().equalsIgnoreCase("add")
                && from + 1 < words.size()
                && frames.is("verb", words.get(from + 1).text());
        return order ? 1 : 0;
    }

    /** "add … to my list": the verb goes when the list is named at the end. */
    private boolean listed(List<Word> words, int from) {
        int to = words.size();
        while (to > from + 2 && (words.get(to - 1).isHole() || skippable(words.get(to - 1)))) {
            to--;
        }
        return List.of("add", "put", "write", "get").contains(words.get(from).text())
                && words.get(to - 1).text().matches("list|todos?|tasks?|plate|do")
                && frames.suffix(words, to) > 1;
    }

    private int end(List<Word> words, int from) {
        int to = words.size();
        boolean hole = false;
        while (to > from) {
            Word word = words.get(to - 1);
            int phrase = word.isHole() ? 0 : frames.suffix(words, to);
            if (word.isHole() || skippable(word) || measured(words, from, to)) {
                hole |= word.isHole();
                to--;
            } else if (phrase > 0 && to - phrase > from && (phrase > 1 || hole || !dangling(word.text()))) {
                to -= phrase;
            } else {
                break;
            }
        }
        return to > from ? to : words.size();
    }

    /** "Sort the photos, a two-hour job": the noun that only carries a length. */
    private boolean measured(List<Word> words, int from, int to) {
        return to - 2 > from
                && words.get(to - 2).isHole()
                && frames.is("measured", words.get(to - 1).text());
    }

    /** Words that end a task only where a time has been taken away after them: "turn it on" keeps its last word. */
    private static boolean dangling(String word) {
        return List.of(
                                "a",
                                "an",
                                "by",
                                "before",
                                "due",
                                "until",
                                "till",
                                "at",
                                "on",
                                "for",
                                "in",
                                "around",
                                "about",
                                "from",
                                "starting",
                                "every",
                                "and",
                                "or",
                                "but",
                                "is",
                                "it's",
                                "then",
                                "later",
                                "soon",
                                "needed",
                                "max",
                                "sharp",
                                "deadline",
                                "latest",
                                "ok",
                                "k",
                                "whenever")
                        .contains(word)
                && !List.of("ok", "whenever").contains(word);
    }

    private static boolean skippable(Word word) {
        return word.isSign() && ",;:-–—*•>.|".contains(word.text());
    }
}
