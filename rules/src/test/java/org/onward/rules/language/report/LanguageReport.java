package org.onward.rules.language.report;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.onward.rules.language.DialogueState;
import org.onward.rules.language.Intent;
import org.onward.rules.language.MessageUnderstanding;
import org.onward.rules.language.intent.IntentModel;
import org.onward.rules.language.intent.Sentences;
import org.onward.rules.language.vectors.WordVectors;

/** Prints how well messages are understood on a file of sentences with what they mean; run by scripts/language-report. */
public final class LanguageReport {
    private LanguageReport() {}

    /** @param args the file, and optionally {@code --state STATE}; or {@code --held-out} */
    public static void main(String[] args) throws IOException {
        PrintStream out = new PrintStream(new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8);
        if (args[0].equals("--held-out")) {
            heldOut(out);
            return;
        }
        List<Map<String, String>> rows = Rows.of(Path.of(args[0]));
        DialogueState state = args.length > 2 ? DialogueState.valueOf(args[2].toUpperCase(Locale.ROOT)) : null;
        MessageUnderstanding understanding = new MessageUnderstanding();
        if (rows.get(0).containsKey("expected")) {
            new DatesReport(
                            (text, at) -> understanding
                                    .understand(text, DialogueState.IDLE, at)
                                    .times(),
                            out)
                    .print(rows);
        } else {
            new IntentsReport(understanding, out).print(rows, state);
        }
    }

    /** Each hand's sentences, read by what the exemplars and all the other hands taught. */
    private static void heldOut(PrintStream out) {
        Map<String, List<Sentences.Sentence>> hands = Sentences.shipped().stream()
                .collect(Collectors.groupingBy(Sentences.Sentence::hand, LinkedHashMap::new, Collectors.toList()));
        WordVectors vectors = WordVectors.shipped();
        hands.forEach((hand, sentences) -> {
            IntentModel model = IntentModel.train(
                    Sentences.exemplars(sentence -> !sentence.hand().equals(hand)), vectors);
            out.println("hand " + hand + ", held out");
            new IntentsReport(new MessageUnderstanding(model), out)
                    .print(sentences.stream().map(LanguageReport::row).toList(), null);
        });
    }

    private static Map<String, String> row(Sentences.Sentence sentence) {
        String intents = sentence.intents().stream().map(Intent::name).collect(Collectors.joining("+"));
        return Map.of(
                "intent",
                intents,
                "text",
                sentence.text(),
                "state",
                sentence.state().name());
    }
}
