package org.onward.rules.language;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.onward.rules.language.intent.Exemplar;
import org.onward.rules.language.intent.IntentRecognition;
import org.onward.rules.language.intent.MessageWords;
import org.onward.rules.language.time.DatePolicy;
import org.onward.rules.language.time.TimeGrammar;
import org.onward.rules.language.time.TimeMention;
import org.onward.rules.language.title.Placeholders;
import org.onward.rules.language.title.TitleExtraction;
import org.onward.rules.table.DecisionTable;
import org.onward.rules.table.TableRow;

/** Reads messages. Immutable and safe for all threads; building one trains the intent categoriser. */
public final class MessageUnderstanding {
    private final DatePolicy policy = new DatePolicy(DecisionTable.shipped("date-policy"));
    private final TimeGrammar grammar = new TimeGrammar(DecisionTable.shipped("date-words"), policy);
    private final TitleExtraction titles = new TitleExtraction(DecisionTable.shipped("title-frames"));
    private final Placeholders placeholders = new Placeholders(DecisionTable.shipped("placeholder-words"));
    private final MoodWords moods = new MoodWords(DecisionTable.shipped("mood-words"));
    private final IntentRecognition intents = new IntentRecognition(exemplars());

    /** Reads one message of any length and content; never throws for what a person wrote. */
    public Understanding understand(String text, DialogueState state, ReferenceTime reference) {
        List<TimeMention> mentions = grammar.find(text, reference);
        IntentReading reading = intents.recognise(text, mentions, state);
        Intent intent = reading.intent();
        MessageTimes times = new MessageTimes(text, mentions, reference, policy);
        List<String> words = MessageWords.of(text, mentions);
        String title = titles.title(text, mentions);
        boolean task = intent == Intent.ADD_TASK || intent == Intent.REMINDER;
        return new Understanding(
                text,
                reading,
                mentions.stream().map(TimeMention::expression).toList(),
                times.deadline(intent),
                times.remindAt(intent),
                times.stated(intent),
                times.available(intent),
                moods.in(words, task),
                title,
                placeholders.isPlaceholder(title),
                StepNumbers.in(MessageWords.of(text, List.of())));
    }

    /** The shipped exemplars, whose times are placeholders already. */
    private static List<Exemplar> exemplars() {
        List<Exemplar> exemplars = new ArrayList<>();
        for (TableRow row : DecisionTable.shipped("intent-exemplars").rows()) {
            exemplars.add(new Exemplar(
                    row.constant("intent", Intent.class),
                    MessageWords.of(row.text("text"), List.of()),
                    row.has("state") ? Optional.of(row.constant("state", DialogueState.class)) : Optional.empty()));
        }
        return exemplars;
    }
}
