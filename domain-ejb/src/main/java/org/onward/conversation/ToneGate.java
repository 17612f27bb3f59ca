package org.onward.conversation;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Map;
import org.onward.rules.tone.ToneContext;
import org.onward.rules.tone.ToneGuard;

/** The single point where messages leave: what breaks a constraint of tone is replaced by something safe (companion spec §14). */
@ApplicationScoped
public class ToneGate {
    private static final System.Logger LOG = System.getLogger(ToneGate.class.getName());

    @Inject
    private ToneGuard guard;

    /** Lets the reply of this turn leave as it is, or with safe words in place of its own; one joined from replies that passed, as it is. */
    public void pass(Turn turn) {
        if (turn.reply().judged()) {
            return;
        }
        List<String> violations = guard.violations(
                turn.reply().spoken(),
                new ToneContext(
                        turn.reply().moment(),
                        turn.reply().titles(),
                        turn.utterance().text(),
                        ToneGuard.usesEmoji(turn.utterance().text()),
                        turn.reply().quoted()));
        if (!violations.isEmpty()) {
            LOG.log(System.Logger.Level.WARNING, "A reply was held back by the tone guard: {0}", violations);
            turn.reply().replaceWords(safeWords(turn));
        }
    }

    private static String safeWords(Turn turn) {
        List<String> titles = turn.reply().titles();
        return titles.isEmpty()
                ? turn.phrase("fallback.safe")
                : turn.phrase("fallback.names-title", Map.of("title", titles.get(0)));
    }
}
