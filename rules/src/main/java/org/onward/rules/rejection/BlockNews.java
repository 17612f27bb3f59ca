package org.onward.rules.rejection;

import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.onward.rules.table.DecisionTable;
import org.onward.rules.table.TableRow;
import org.onward.rules.words.PhraseIndex;
import org.onward.rules.words.Token;
import org.onward.rules.words.Words;

/** Finds out which wait news is about, by the table {@code unblock-words}: "heard back from Bob". Safe for all threads. */
public final class BlockNews {
    private final PhraseIndex<TableRow> cues =
            PhraseIndex.of(DecisionTable.shipped("unblock-words").rows(), row -> row.list("words"));
    private final PhraseIndex<TableRow> declines =
            PhraseIndex.of(DecisionTable.shipped("decline-words").rows(), row -> row.list("words"));
    private final Set<String> fillers = DecisionTable.shipped("matching-words").rows().stream()
            .filter(row -> row.text("role").equals("stop"))
            .flatMap(row -> row.list("words").stream())
            .collect(Collectors.toUnmodifiableSet());

    /** Whether the news is about a task: it shares a telling word with what the task waits for, or with its title. */
    public boolean isAbout(String message, String waitsFor, String title) {
        Set<String> news = telling(message, cues);
        return telling(waitsFor, declines).stream().anyMatch(news::contains)
                || telling(title, declines).stream().anyMatch(news::contains);
    }

    private Set<String> telling(String text, PhraseIndex<TableRow> beside) {
        Words words = Words.of(text);
        boolean[] said = new boolean[words.size()];
        beside.in(words).forEach(found -> {
            for (int i = 0; i < found.length(); i++) {
                said[found.position() + i] = true;
            }
        });
        return IntStream.range(0, words.size())
                .filter(i -> !said[i])
                .mapToObj(words::get)
                .filter(token -> token.text().length() > 1 && !fillers.contains(token.text()))
                .map(Token::stem)
                .collect(Collectors.toSet());
    }
}
