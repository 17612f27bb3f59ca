package org.onward.conversation;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Map;
import org.onward.rules.tone.Phrasebook;
import org.onward.rules.tone.ToneContext;
import org.onward.rules.tone.ToneGuard;

/** The single point where messages leave: what breaks a constraint of tone is replaced by something safe (companion spec §14). */
@ApplicationScoped
public class ToneGate {
    private static final System.Logger LOG = System.getLogger(ToneGate.class.getName());

    @Inject
    private ToneGuard guard;

    @Inject
    private Phrasebook phrasebook;

    /** Lets the reply of this turn leave as it is, or with safe words in place of its own; one joined from replies that passed, as it is. */
    public void pass(Turn turn) {
        if (!turn.reply().judged()) {
            judge(turn.reply(), turn.utterance().text());
        }
    }

    /** Lets a message that comes by itself leave as it is, or with safe words in place of its own. */
    public Announcement pass(Announcement announcement) {
        judge(announcement.reply(), "");
        return announcement;
    }

    private void judge(Reply reply, String answered) {
        List<String> violations = guard.violations(
                reply.spoken(),
                new ToneContext(
                        reply.moment(), reply.titles(), answered, ToneGuard.usesEmoji(answered), reply.quoted()));
        if (!violations.isEmpty()) {
            LOG.log(System.Logger.Level.WARNING, "A reply was held back by the tone guard: {0}", violations);
            reply.replaceWords(safeWords(reply.titles()));
        }
    }

    private String safeWords(List<String> titles) {
        return titles.isEmpty()
                ? phrasebook.say("fallback.safe", Map.of(), 0)
                : phrasebook.say("fallback.names-title", Map.of("title", titles.get(0)), 0);
    }
}
