package org.onward.rules.matching;

import java.util.ArrayList;
import java.util.List;
import org.onward.rules.matching.MatchingWords.Role;
import org.onward.rules.words.Words;

/**
 * What a message reports, clause by clause: "done — next I have to ring my brother" reports something done that it does not
 * name, and names something that is not done.
 *
 * @param named what the message names; empty when it names nothing
 * @param finished whether it says that what it names is finished
 */
record Report(Wording named, boolean finished) {
    private static final Report NAMES_NOTHING = new Report(new Wording(List.of()), false);

    /** Check marks speak too. */
    private static final String CHECK_MARKS = "[✅✔☑✓]";

    static Report of(String message, MatchingWords lists) {
        List<Clause> clauses = clausesOf(Words.of(message.replaceAll(CHECK_MARKS, " done ")), lists);
        boolean asks = message.contains("?");
        List<Wording> finished = named(clauses, Mood.FINISHED);
        List<Wording> plain = named(clauses, Mood.PLAIN);
        List<Wording> open = named(clauses, Mood.OPEN);
        boolean saysDone = clauses.stream().anyMatch(clause -> clause.mood() == Mood.FINISHED);
        if (!finished.isEmpty()) {
            return new Report(finished.get(0), !asks && finished.size() == 1);
        }
        if (!plain.isEmpty()) {
            boolean doneFollows = clauses.get(clauses.size() - 1).mood() == Mood.FINISHED;
            return new Report(plain.get(0), !asks && doneFollows && plain.size() == 1 && open.isEmpty());
        }
        return saysDone || open.isEmpty() ? NAMES_NOTHING : new Report(open.get(0), false);
    }

    private static List<Wording> named(List<Clause> clauses, Mood mood) {
        return clauses.stream()
                .filter(clause -> clause.mood() == mood && !clause.named().isEmpty())
                .map(Clause::named)
                .toList();
    }

    private static List<Clause> clausesOf(Words text, MatchingWords lists) {
        List<Clause> clauses = new ArrayList<>();
        int from = 0;
        for (int position = 1; position <= text.size(); position++) {
            if (position == text.size()
                    || text.get(position).opensClause()
                    || lists.hasRoleAt(Role.BREAKS, text, position)) {
                clauses.add(Clause.of(new Words(text.tokens().subList(from, position)), lists));
                from = position;
            }
        }
        return clauses;
    }

    /** What a clause says of the thing it names. */
    private enum Mood {
        FINISHED,
        OPEN,
        PLAIN
    }

    private record Clause(Wording named, Mood mood) {
        static Clause of(Words text, MatchingWords lists) {
            boolean denies = lists.hasRole(Role.DENIES, text);
            boolean asserts = lists.hasRole(Role.ASSERTS, text) || lists.tellsOfThePast(text);
            Mood mood = denies ? Mood.OPEN : asserts ? Mood.FINISHED : Mood.PLAIN;
            return new Clause(lists.ofReport(text), mood);
        }
    }
}
