package org.onward.rules.language;

import java.util.List;
import org.onward.rules.language.intent.IntentModel;
import org.onward.rules.language.intent.IntentRecognition;
import org.onward.rules.language.intent.MessageWords;
import org.onward.rules.language.parts.MessageParts;
import org.onward.rules.language.time.DatePolicy;
import org.onward.rules.language.time.TimeGrammar;
import org.onward.rules.language.time.TimeMention;
import org.onward.rules.language.title.Placeholders;
import org.onward.rules.language.title.TitleExtraction;
import org.onward.rules.table.DecisionTable;

/** Reads messages. Immutable and safe for all threads; building one loads what was learnt. */
public final class MessageUnderstanding {
    private final DatePolicy policy = new DatePolicy(DecisionTable.shipped("date-policy"));
    private final TimeGrammar grammar = new TimeGrammar(DecisionTable.shipped("date-words"), policy);
    private final TitleExtraction titles = new TitleExtraction(DecisionTable.shipped("title-frames"));
    private final Placeholders placeholders = new Placeholders(DecisionTable.shipped("placeholder-words"));
    private final MoodWords moods = new MoodWords(DecisionTable.shipped("mood-words"));
    private final MessageParts parts = new MessageParts();
    private final IntentRecognition intents;

    public MessageUnderstanding() {
        this(IntentModel.shipped());
    }

    /** @param model what was learnt, where it is not what was shipped: to measure it */
    public MessageUnderstanding(IntentModel model) {
        this.intents = new IntentRecognition(model);
    }

    /** Reads one message of any length and content; never throws for what a person wrote. */
    public Understanding understand(String text, DialogueState state, ReferenceTime reference) {
        List<TimeMention> mentions = grammar.find(text, reference);
        List<MessageParts.Part> wishes = parts.of(
                text, mentions, state, (part, then) -> intents.recognise(part, grammar.find(part, reference), then));
        List<Understanding> read = wishes.stream()
                .map(wish -> {
                    boolean whole = wish.text().equals(text);
                    return read(
                            wish.text(),
                            whole ? mentions : grammar.find(wish.text(), reference),
                            wish.state(),
                            reference);
                })
                .toList();
        return read.size() == 1
                ? read.get(0)
                : read(text, mentions, state, reference).of(read);
    }

    private Understanding read(String text, List<TimeMention> mentions, DialogueState state, ReferenceTime reference) {
        IntentReading reading = intents.recognise(text, mentions, state);
        Intent intent = reading.intent();
        MessageTimes times = new MessageTimes(text, mentions, reference, policy);
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
                moods.in(MessageWords.of(text, mentions), task),
                title,
                placeholders.isPlaceholder(title),
                StepNumbers.in(MessageWords.of(text, List.of())),
                List.of());
    }
}
