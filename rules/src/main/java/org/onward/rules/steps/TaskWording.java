package org.onward.rules.steps;

import java.util.List;
import java.util.Set;
import org.onward.rules.steps.StepWords.Phrase;

/**
 * A title as the planner reads it: what to do, with what, with whom. A part that the title does not hold is empty.
 *
 * @param title the title in quotes, shortened
 * @param verb the verb phrase it opens with, in base form ("sign up for")
 * @param generalVerb true when that verb says little about the task ("do", "finish", "get")
 * @param instruction the task as an instruction with a capital letter ("Pay your rent")
 * @param thing what it is about, ready to stand in a sentence ("the water bill")
 * @param person whom it is about, ready to stand in a sentence ("the plumber", "Anna")
 * @param stems the stems of all its words in order, with a blank around each
 * @param actions the verbs it joins ("design" and "implement"), in order and without repeats
 */
public record TaskWording(
        String title,
        String verb,
        boolean generalVerb,
        String instruction,
        String thing,
        String person,
        String stems,
        List<String> actions) {
    public TaskWording {
        actions = List.copyOf(actions);
    }

    /** Whether the words of the phrase stand side by side somewhere in the title. */
    public boolean names(Phrase phrase) {
        return stems.contains(phrase.stems());
    }

    /** Whether one of the phrases stands in the title. */
    public boolean namesAny(List<Phrase> phrases) {
        return phrases.stream().anyMatch(this::names);
    }

    /** Whether the title opens with one of the verbs; "clean up" and "sort out" count as "clean" and "sort", too. */
    public boolean opensWith(Set<String> verbs) {
        return !verb.isEmpty() && (verbs.contains(verb) || verbs.contains(verbAlone()));
    }

    private String verbAlone() {
        return verb.endsWith(" up") || verb.endsWith(" out") ? verb.substring(0, verb.indexOf(' ')) : verb;
    }
}
