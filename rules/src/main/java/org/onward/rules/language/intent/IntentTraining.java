package org.onward.rules.language.intent;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.onward.rules.language.DialogueState;
import org.onward.rules.language.Intent;
import org.onward.rules.language.vectors.WordVectors;
import org.onward.rules.table.DecisionTable;
import org.onward.rules.table.TableRow;

/** Trains the shipped intent model on the exemplars and the sentences of other hands. The build calls it, so that no start has to. */
public final class IntentTraining {
    private IntentTraining() {}

    /** @param args the file to write */
    public static void main(String[] args) throws IOException {
        Path file = Path.of(args[0]);
        Files.createDirectories(file.toAbsolutePath().getParent());
        try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(file))) {
            IntentModel.train(Sentences.exemplars(sentence -> true), WordVectors.shipped())
                    .write(out);
        }
    }

    /** The exemplars of a table, whose times are placeholders already. */
    public static List<Exemplar> exemplars(DecisionTable table) {
        List<Exemplar> exemplars = new ArrayList<>();
        for (TableRow row : table.rows()) {
            exemplars.add(new Exemplar(
                    row.constant("intent", Intent.class),
                    MessageWords.of(row.text("text"), List.of()),
                    row.has("state") ? Optional.of(row.constant("state", DialogueState.class)) : Optional.empty(),
                    1));
        }
        return exemplars;
    }
}
