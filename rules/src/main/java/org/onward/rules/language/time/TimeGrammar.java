package org.onward.rules.language.time;

import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.onward.rules.language.ReferenceTime;
import org.onward.rules.language.TimeExpression;
import org.onward.rules.table.DecisionTable;

/** Finds times in messages. Immutable and safe for all threads; reads the first 600 words of a message. */
public final class TimeGrammar {
    private static final int MOST_TOKENS = 600;

    private final DatePolicy policy;
    private final Tokenizer tokenizer;

    public TimeGrammar(DecisionTable words, DatePolicy policy) {
        this.policy = policy;
        this.tokenizer = new Tokenizer(new Lexicon(words), MOST_TOKENS);
    }

    /** Every time expression, in order, none overlapping another. */
    public List<TimeMention> find(String text, ReferenceTime reference) {
        return new Reader(text, reference).read();
    }

    private final class Reader {
        private final String text;
        private final Tokens tokens;
        private final Lengths lengths;
        private final Moments moments;
        private final Repetitions repetitions;
        private final Resolution resolution;
        private final Recurrences recurrences;

        Reader(String text, ReferenceTime reference) {
            this.text = text;
            this.tokens = tokenizer.read(text);
            ZonedDateTime now = reference.now().atZone(reference.zone());
            Numbers numbers = new Numbers(tokens);
            this.lengths = new Lengths(tokens, numbers, policy);
            this.moments = new Moments(tokens, numbers, lengths, policy, now);
            this.repetitions = new Repetitions(tokens, numbers, moments);
            this.resolution = new Resolution(policy, reference);
            this.recurrences = new Recurrences(policy, reference, resolution);
        }

        List<TimeMention> read() {
            List<TimeMention> found = new ArrayList<>();
            int at = 0;
            while (at < tokens.size()) {
                Optional<Match<TimeMention>> mention = mention(at);
                mention.ifPresent(match -> found.add(match.value()));
                at = mention.map(Match::end).orElse(at + 1);
            }
            return List.copyOf(found);
        }

        /** The longest reading; of equals, the repetition before the moment before the length. */
        private Optional<Match<TimeMention>> mention(int i) {
            Optional<Match<Repetition>> repetition = repetitions.at(i);
            Optional<Match<Moment>> moment = moments.at(i);
            Optional<Match<Length>> length = lengths.at(i);
            int repeats = repetition.map(Match::end).orElse(i);
            int points = moment.map(Match::end).orElse(i);
            int lasts = length.map(Match::end).orElse(i);
            if (repeats > i && repeats >= points && repeats >= lasts) {
                Optional<Match<TimeMention>> rule = repetition.flatMap(read -> recurrences
                        .resolve(read.value(), start(i), end(read.end()), words(i, read.end()))
                        .map(time -> new Match<>(mention(time, i, Bound.NONE, false, false), read.end())));
                if (rule.isPresent()) {
                    return rule;
                }
            }
            if (points > i && points >= lasts) {
                return moment.map(read -> new Match<>(
                        mention(
                                resolution.resolve(read.value(), start(i), end(read.end()), words(i, read.end())),
                                i,
                                read.value().bound(),
                                read.value().day().filter(Day::vague).isPresent(),
                                tokens.is(read.end() - 1, "now", "moment")),
                        read.end()));
            }
            return length.map(read -> new Match<>(
                    mention(
                            resolution.resolve(read.value(), start(i), end(read.end()), words(i, read.end())),
                            i,
                            Bound.NONE,
                            false,
                            false),
                    read.end()));
        }

        private TimeMention mention(TimeExpression time, int i, Bound inside, boolean vague, boolean present) {
            int lead = i;
            Bound bound = inside;
            for (int back = i - 1; back >= i - 5 && back >= 0; back--) {
                Optional<Match<String>> word = tokens.read(back, WordClass.BOUND);
                if (word.isPresent()
                        && word.get().end() <= lead
                        && tokens.skip(
                                        word.get().end(),
                                        "on",
                                        "at",
                                        "@",
                                        "the",
                                        "around",
                                        "about",
                                        "like",
                                        ":",
                                        "in",
                                        "my",
                                        "our")
                                >= lead) {
                    lead = back;
                    bound = Bound.valueOf(word.get().value().toUpperCase(Locale.ROOT));
                } else if (back == lead - 1
                        && tokens.is(
                                back,
                                "on",
                                "at",
                                "@",
                                "around",
                                "about",
                                "for",
                                "from",
                                "after",
                                "since",
                                "between",
                                "starting",
                                "over",
                                "~",
                                "sometime")) {
                    lead = back;
                }
            }
            return new TimeMention(time, start(lead), bound, vague, present);
        }

        private int start(int i) {
            return tokens.at(i).start();
        }

        private int end(int i) {
            return tokens.at(i - 1).end();
        }

        private String words(int from, int to) {
            return text.substring(start(from), end(to));
        }
    }
}
