package org.onward.companion.learning;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.List;
import java.util.stream.Collectors;
import org.onward.conversation.KnowledgeStore;
import org.onward.conversation.Turn;
import org.onward.rules.learning.Adjustment;
import org.onward.rules.learning.LearnedEffects;
import org.onward.rules.preference.Preferences;

/** "What have you learned about me?" and "forget it", in conversation (companion spec §7.4). */
@ApplicationScoped
public class LearningTalk {
    private static final int MOST_TOLD = 2;

    @Inject
    private Lessons lessons;

    @Inject
    private LearnedWords words;

    @Inject
    private KnowledgeStore knowledge;

    /** The strongest few in words; the page shows all of them. */
    public void tell(Turn turn) {
        if (turn.conversation().knowledge().preferences().on(Preferences.LEARNING_PAUSED)) {
            turn.reply().text(turn.phrase("learned.paused"));
            return;
        }
        LearnedEffects effects = lessons.effects(turn);
        List<Adjustment> active = LearnedWords.worthShowing(
                        turn.conversation().knowledge().learned(), effects)
                .stream()
                .filter(adjustment -> effects.from(adjustment.id()).isPresent())
                .toList();
        if (active.isEmpty()) {
            turn.reply().text(turn.phrase("learned.nothing"));
            return;
        }
        turn.reply().text(turn.phrase("learned.lead"));
        turn.reply()
                .text(active.stream()
                        .limit(MOST_TOLD)
                        .map(adjustment -> "• " + words.sentence(adjustment))
                        .collect(Collectors.joining("\n")));
        turn.reply()
                .text(turn.phrase("learned.page"))
                .button(turn.button("forget_learned", "forget_learned", null, "", false));
    }

    /** Forgetting cannot be undone, so it is asked about once. */
    public void offerToForget(Turn turn) {
        boolean nothing = turn.conversation().knowledge().learned().stream()
                .allMatch(adjustment -> adjustment.evidence().isEmpty());
        if (nothing) {
            turn.reply().text(turn.phrase("learned.nothing"));
            return;
        }
        turn.reply()
                .question(
                        turn.phrase("learned.forget.ask"),
                        List.of(
                                turn.button("wipe_learned", "wipe_learned", null, "", false),
                                turn.button("keep_learned", "keep_learned", null, "", true)));
    }

    public void wipe(Turn turn) {
        knowledge.forgetAll(turn.owner());
        turn.conversation().knowledge().forget();
        turn.reply().text(turn.phrase("learned.forgotten"));
    }

    public void keep(Turn turn) {
        turn.reply().text(turn.phrase("learned.kept"));
    }
}
