package org.onward.rules.language.report;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.onward.rules.language.DialogueState;
import org.onward.rules.language.MessageUnderstanding;

/** Prints how well messages are understood on a file of sentences with what they mean; run by scripts/language-report. */
public final class LanguageReport {
    private LanguageReport() {}

    /** @param args the file, and optionally {@code --state STATE} */
    public static void main(String[] args) throws IOException {
        PrintStream out = new PrintStream(new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8);
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
}
