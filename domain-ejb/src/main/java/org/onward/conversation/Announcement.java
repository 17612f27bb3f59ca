package org.onward.conversation;

import jakarta.json.JsonObject;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.onward.rules.tone.Phrasebook;
import org.onward.rules.tone.ToneContext.Moment;

/** A message that comes by itself, outside a turn: words and buttons. {@link ToneGate} judges it like every reply. */
public final class Announcement {
    private final Reply reply = new Reply(Moment.TALK);
    private final Phrasebook phrasebook;

    public Announcement(Phrasebook phrasebook) {
        this.phrasebook = phrasebook;
    }

    /** Says a phrase about a task, whose name appears in it as given. */
    public Announcement say(String key, Map<String, String> values, UUID task, List<String> names) {
        names.forEach(name -> reply.about(task, name));
        reply.text(phrasebook.say(key, values, 0));
        return this;
    }

    public Announcement button(String action, String key, UUID task, String title, boolean primary) {
        reply.button(new Button(
                action,
                task,
                phrasebook.say("button." + key, Map.of(), 0),
                phrasebook.say("button." + key + ".spoken", Map.of("title", title), 0),
                primary));
        return this;
    }

    /** A button that shows the name of what it means. */
    public Announcement named(String action, UUID task, String title) {
        reply.button(new Button(action, task, title, title, false));
        return this;
    }

    Reply reply() {
        return reply;
    }

    /** As it is stored, after it passed. */
    public JsonObject payload() {
        return reply.toJson();
    }
}
