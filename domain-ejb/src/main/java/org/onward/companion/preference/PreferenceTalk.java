package org.onward.companion.preference;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.onward.conversation.KnowledgeStore;
import org.onward.conversation.PendingQuestion;
import org.onward.conversation.Turn;
import org.onward.rules.language.Intent;
import org.onward.rules.preference.PreferenceCatalogue;
import org.onward.rules.preference.PreferenceReading;
import org.onward.rules.preference.PreferenceSaid;
import org.onward.rules.preference.Preferences;

/** Preferences in conversation: heard, kept and acknowledged once, shown when asked for (companion spec §12). */
@ApplicationScoped
public class PreferenceTalk {
    private static final int MOST_SHOWN = 5;
    private static final int LONGEST_ANSWER = 8;

    @Inject
    private PreferenceReading reading;

    @Inject
    private PreferenceCatalogue catalogue;

    @Inject
    private KnowledgeStore knowledge;

    /** Keeps what a message tells in passing; false when it tells nothing of the kind. */
    public boolean hears(Turn turn) {
        boolean wants = turn.understanding().intent().intent() == Intent.SET_PREF;
        boolean plans = !turn.understanding().times().isEmpty()
                || turn.understanding().intent().clear()
                        && turn.understanding().intent().intent() == Intent.REMINDER;
        List<PreferenceSaid> told =
                plans && !wants ? List.of() : reading.read(turn.utterance().text(), wants);
        if (!told.isEmpty()) {
            keep(turn, told.get(0).name(), told.get(0).value());
        }
        return !told.isEmpty();
    }

    /** Something was to be kept that there is no preference for. */
    public void unheard(Turn turn) {
        turn.reply().text(turn.phrase("preference.unheard"));
    }

    /** The first few in words; the page shows all of them. */
    public void show(Turn turn) {
        Map<String, String> values =
                turn.conversation().knowledge().preferences().values();
        if (values.isEmpty()) {
            turn.reply().text(turn.phrase("preference.none"));
            return;
        }
        turn.reply().text(turn.phrase("preference.lead"));
        values.entrySet().stream()
                .sorted(Map.Entry.comparingByKey())
                .limit(MOST_SHOWN)
                .forEach(entry -> {
                    String line = entry.getKey().replace('_', ' ').replace('.', ' ') + ": "
                            + entry.getValue().replace("|", ", ");
                    turn.reply().quote(line).text(line);
                });
        turn.reply().text(turn.phrase("preference.page"));
    }

    /** The answer to a question about a preference, in words; false when the words are about something else. */
    public boolean answers(Turn turn, PendingQuestion question) {
        String text = turn.utterance().text().strip();
        boolean somethingElse = turn.understanding().intent().clear()
                && List.of(Intent.GET_TASK, Intent.COMPLETE, Intent.REMINDER, Intent.NEED_HELP)
                        .contains(turn.understanding().intent().intent());
        if (somethingElse || text.split("\\s+").length > LONGEST_ANSWER) {
            return false;
        }
        Optional<String> value = reading.read(text, true).stream()
                .filter(told -> told.name().equals(question.text()))
                .map(PreferenceSaid::value)
                .findFirst()
                .or(() -> catalogue.find(question.text()).flatMap(entry -> entry.read(text)));
        value.ifPresent(told -> keep(turn, question.text(), told));
        return value.isPresent();
    }

    /** The answer by a button; false when nothing was asked. */
    public boolean chosen(Turn turn, String value) {
        Optional<PendingQuestion> question = turn.conversation()
                .question(turn.now())
                .filter(asked -> asked.kind() == PendingQuestion.Kind.PREFERENCE)
                .filter(asked -> asked.options().contains(value));
        question.ifPresent(asked -> {
            turn.conversation().dropQuestion();
            keep(turn, asked.text(), value);
        });
        return question.isPresent();
    }

    private void keep(Turn turn, String name, String value) {
        Preferences before = turn.conversation().knowledge().preferences();
        if (before.text(name).filter(value::equals).isPresent()) {
            turn.reply().text(turn.phrase("preference.known"));
            return;
        }
        Preferences after = before.with(name, value);
        turn.conversation().knowledge().prefer(after);
        knowledge.keep(turn.owner(), after, turn.now());
        turn.reply().text(acknowledgement(turn, name, value));
    }

    private static String acknowledgement(Turn turn, String name, String value) {
        return switch (name + "=" + value) {
            case "prep_opt_out=yes" -> turn.phrase("preference.kept.just-the-task");
            case "prep_opt_out=no" -> turn.phrase("preference.kept.with-prep");
            case "learning_paused=yes" -> turn.phrase("preference.kept.paused");
            case "learning_paused=no" -> turn.phrase("preference.kept.learning");
            case "channels.check_ins=no" -> turn.phrase("preference.kept.no-check-ins");
            case "channels.check_ins=yes" -> turn.phrase("preference.kept.check-ins");
            default -> {
                turn.reply().quote(value);
                yield value.equals("none")
                        ? turn.phrase("preference.kept.none")
                        : turn.phrase("preference.kept", Map.of("value", value));
            }
        };
    }
}
