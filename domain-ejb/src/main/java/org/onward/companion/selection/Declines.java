package org.onward.companion.selection;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.format.DateTimeFormatter;
import java.util.Optional;
import java.util.UUID;
import org.onward.conversation.TaskEvent;
import org.onward.conversation.Turn;
import org.onward.json.JsonText;
import org.onward.rules.tone.ToneContext.Moment;
import org.onward.rules.vocabulary.TimeBand;

/** "Not that one": counted, never judged; the more often, the gentler the way out (companion spec §7.1, §7.3). */
@ApplicationScoped
public class Declines {
    private static final DateTimeFormatter NOTE_TIME = DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm");

    @Inject
    private Selection selection;

    /** The offered task is declined. */
    public void decline(Turn turn) {
        Optional<UUID> offered = turn.conversation().suggested(turn.now());
        if (offered.isEmpty()) {
            turn.reply().moment(Moment.DECLINE).text(turn.phrase("decline.nothing-offered"));
            return;
        }
        int declines = turn.conversation().decline(offered.get(), turn.now());
        var local = turn.now().atZone(turn.zone());
        turn.note(
                offered.get(),
                TaskEvent.Type.DECLINED,
                JsonText.object()
                        .add("category", "general")
                        .add("mood", turn.conversation().mood().name())
                        .add("band", TimeBand.of(local.toLocalTime()).name())
                        .add("note", "[" + NOTE_TIME.format(local) + "] general")
                        .build());
        turn.reply().moment(Moment.DECLINE);
        if (declines <= 2) {
            selection.offerAlternative(turn, offered.get(), declines);
        } else if (declines == 3) {
            turn.reply()
                    .text(turn.phrase("decline.choice"))
                    .button(turn.button("ask", "ask", null, "", true))
                    .button(turn.button("enough", "pause", null, "", false));
        } else {
            turn.reply().text(turn.phrase("decline.exit"));
        }
    }

    /** "Later": the offer goes away and nothing is counted. */
    public void later(Turn turn) {
        turn.conversation().withdrawOffer();
        turn.reply().text(turn.phrase("stop.enough"));
    }
}
