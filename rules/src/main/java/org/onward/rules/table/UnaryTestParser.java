package org.onward.rules.table;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.onward.rules.table.UnaryTest.AnyOf;
import org.onward.rules.table.UnaryTest.Anything;
import org.onward.rules.table.UnaryTest.Between;
import org.onward.rules.table.UnaryTest.Compared;
import org.onward.rules.table.UnaryTest.Comparison;
import org.onward.rules.table.UnaryTest.Not;

/** Reads the simple unary tests of S-FEEL: a cursor over one cell, one method per production of the grammar. */
final class UnaryTestParser<T extends Comparable<? super T>> {
    private static final Pattern TOKEN =
            Pattern.compile("\\s*(\"[^\"]*\"|-?\\d+(?:\\.\\d+)?|\\.\\.|<=|>=|[-<>\\[\\](),]|not\\b)\\s*");

    private final List<String> tokens = new ArrayList<>();
    private final Function<String, T> literal;
    private int next;

    private UnaryTestParser(String cell, Function<String, T> literal) {
        this.literal = literal;
        Matcher token = TOKEN.matcher(cell);
        int read = 0;
        while (token.lookingAt()) {
            tokens.add(token.group(1));
            read = token.end();
            token.region(read, cell.length());
        }
        if (read < cell.length()) {
            throw new IllegalArgumentException(
                    "a value, a comparison or a range was expected at \"" + cell.substring(read) + "\"");
        }
    }

    /** Throws {@link IllegalArgumentException}, whose message says what was expected. */
    static <T extends Comparable<? super T>> UnaryTest<T> parse(String cell, Function<String, T> literal) {
        UnaryTestParser<T> parser = new UnaryTestParser<>(cell, literal);
        UnaryTest<T> test = parser.unaryTests();
        if (parser.next < parser.tokens.size()) {
            throw new IllegalArgumentException("nothing more was expected at \"" + parser.peek() + "\"");
        }
        return test;
    }

    private UnaryTest<T> unaryTests() {
        if (accept("-")) {
            return new Anything<>();
        }
        if (accept("not")) {
            expect("(");
            UnaryTest<T> negated = positiveTests();
            expect(")");
            return new Not<>(negated);
        }
        return positiveTests();
    }

    private UnaryTest<T> positiveTests() {
        List<UnaryTest<T>> tests = new ArrayList<>();
        do {
            tests.add(positiveTest());
        } while (accept(","));
        return tests.size() == 1 ? tests.get(0) : new AnyOf<>(tests);
    }

    private UnaryTest<T> positiveTest() {
        return switch (peek()) {
            case "<" -> compared(Comparison.BELOW);
            case "<=" -> compared(Comparison.AT_MOST);
            case ">" -> compared(Comparison.ABOVE);
            case ">=" -> compared(Comparison.AT_LEAST);
            case "[", "(", "]" -> between();
            default -> new Compared<>(Comparison.EQUAL, endpoint());
        };
    }

    private Compared<T> compared(Comparison comparison) {
        next++;
        return new Compared<>(comparison, endpoint());
    }

    private Between<T> between() {
        Comparison low = take().equals("[") ? Comparison.AT_LEAST : Comparison.ABOVE;
        T from = endpoint();
        expect("..");
        T to = endpoint();
        Comparison high =
                switch (take()) {
                    case "]" -> Comparison.AT_MOST;
                    case ")", "[" -> Comparison.BELOW;
                    default -> throw new IllegalArgumentException("a range ends with ], ) or [");
                };
        if (from.compareTo(to) > 0) {
            throw new IllegalArgumentException("the range runs backwards, from " + from + " to " + to);
        }
        return new Between<>(new Compared<>(low, from), new Compared<>(high, to));
    }

    private T endpoint() {
        return literal.apply(take());
    }

    private boolean accept(String token) {
        boolean found = next < tokens.size() && tokens.get(next).equals(token);
        if (found) {
            next++;
        }
        return found;
    }

    private void expect(String token) {
        if (!accept(token)) {
            throw new IllegalArgumentException("\"" + token + "\" was expected");
        }
    }

    private String peek() {
        if (next >= tokens.size()) {
            throw new IllegalArgumentException("the cell ends where a value was expected");
        }
        return tokens.get(next);
    }

    private String take() {
        String token = peek();
        next++;
        return token;
    }
}
