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
        if (isRefused(turn.reply(), turn.utterance().text())) {
            turn.reply().replaceWords(safeWords(turn));
        }
    }

    /** Lets a message that comes by itself leave as it is, or with safe words in place of its own. */
    public Announcement pass(Announcement announcement) {
        if (isRefused(announcement.reply(), "")) {
            announcement.reply().replaceWords(announcement.safeWords());
        }
        return announcement;
    }

    private boolean isRefused(Reply reply, String answered) {
        List<String> violations = guard.violations(
                reply.spoken(),
                new ToneContext(
                        reply.moment(), reply.titles(), answered, ToneGuard.usesEmoji(answered), reply.quoted()));
        if (!violations.isEmpty()) {
            LOG.log(System.Logger.Level.WARNING, "A reply was held back by the tone guard: {0}", violations);
        }
        return !violations.isEmpty();
    }

    private static String safeWords(Turn turn) {
        List<String> titles = turn.reply().titles();
        return titles.isEmpty()
                ? turn.phrase("fallback.safe")
                : turn.phrase("fallback.names-title", Map.of("title", titles.get(0)));
    }
}
