package org.onward.rules.reminder;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import org.onward.rules.table.DecisionTable;

/** How a title sounds inside a sentence such as "Hey, time to call mom." (companion spec §11.3). Safe for all threads. */
public final class ReminderWords {
    private final Set<String> verbs = DecisionTable.shipped("task-verbs").rows().stream()
            .filter(row -> row.text("class").equals("verb"))
            .flatMap(row -> row.list("words").stream())
            .collect(Collectors.toUnmodifiableSet());

    /** The title with a small first letter when it begins with an ordinary verb; as it is otherwise. */
    public String inSentence(String title) {
        List<String> words = List.of(title.strip().split("\\s+", 2));
        String first = words.get(0);
        boolean ordinary =
                verbs.contains(first.toLowerCase(Locale.ROOT)) && !first.equals(first.toUpperCase(Locale.ROOT));
        return ordinary ? title.substring(0, 1).toLowerCase(Locale.ROOT) + title.substring(1) : title;
    }
}
