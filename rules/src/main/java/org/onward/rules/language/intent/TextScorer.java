package org.onward.rules.language.intent;

import java.util.List;
import org.onward.rules.language.DialogueState;

/** Says how probable each intent is, by the words alone. Safe for all threads. */
interface TextScorer {
    /** One probability for each constant of {@code Intent}, in order, summing to about 1. */
    double[] score(List<String> words, DialogueState state);
}
