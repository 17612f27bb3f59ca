package org.onward.companion.rejection;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.Optional;
import org.onward.conversation.Turn;
import org.onward.rules.rejection.Feeling;
import org.onward.rules.rejection.Rejection;

/** Distress said to nobody in particular: heard, casual, never clinical (companion spec §7.3). */
@ApplicationScoped
public class Distress {
    @Inject
    private Rejection rejection;

    /** Answers distress in the message; false when there is none that the table knows. */
    public boolean answers(Turn turn) {
        Optional<Feeling> feeling = rejection.feeling(turn.utterance().text());
        feeling.ifPresent(heard -> DeclineAnswer.comfort(turn, heard));
        return feeling.isPresent();
    }
}
