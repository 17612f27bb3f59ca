package org.onward.companion.reminder;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import jakarta.json.JsonObject;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.onward.conversation.Announcement;
import org.onward.conversation.ToneGate;
import org.onward.outbox.Errand;
import org.onward.rules.delivery.Deliveries;
import org.onward.rules.reminder.ReminderWords;
import org.onward.rules.tone.Phrasebook;

/** What a delivery says: the same words on time and late, and one message for what piled up (companion spec §11.3, §14.5). */
@ApplicationScoped
class ReminderMessages {
    @Inject
    private Phrasebook phrasebook;

    @Inject
    private ReminderWords words;

    @Inject
    private ToneGate toneGate;

    @Inject
    private Deliveries rules;

    /** "Hey, time to call mom." */
    JsonObject one(Ringing ringing) {
        boolean reminder = ringing.kind() == Errand.Kind.REMINDER;
        String named = reminder ? words.inSentence(ringing.title()) : ringing.title();
        Announcement said = new Announcement(phrasebook)
                .say(
                        reminder ? "reminder.due" : "reminder.deadline",
                        Map.of("title", named),
                        ringing.task(),
                        List.of(named));
        if (reminder) {
            said.button("reminder_done", "reminder_done", ringing.task(), ringing.title(), true)
                    .button("snooze:10", "snooze.10", ringing.task(), ringing.title(), false)
                    .button("snooze:60", "snooze.60", ringing.task(), ringing.title(), false)
                    .button("snooze:tomorrow", "snooze.tomorrow", ringing.task(), ringing.title(), false);
        }
        return toneGate.pass(said).payload();
    }

    /** The first few by name, the others by number; each can be answered by its name. */
    JsonObject together(List<Ringing> ringing) {
        List<Ringing> named = ringing.subList(0, Math.min(rules.mostNames(), ringing.size()));
        List<String> names =
                named.stream().map(one -> words.inSentence(one.title())).toList();
        int others = ringing.size() - named.size();
        Announcement said = new Announcement(phrasebook)
                .say(
                        others == 0 ? "reminder.several" : "reminder.many",
                        Map.of(
                                "titles",
                                names.stream().map(name -> "“" + name + "”").collect(Collectors.joining(", ")),
                                "count",
                                Integer.toString(others)),
                        ringing.get(0).task(),
                        names);
        named.forEach(one -> said.named("reminder_done", one.task(), one.title()));
        return toneGate.pass(said).payload();
    }
}
