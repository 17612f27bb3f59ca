package org.onward.conversation;

import jakarta.json.JsonArray;
import jakarta.json.JsonArrayBuilder;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import org.onward.json.JsonText;
import org.onward.outbox.Errand;

/** What a turn changes about deliveries: those to come, those nobody waits for any more, those that were answered. */
public final class Errands {
    private final List<Errand> errands = new ArrayList<>();
    private final Set<UUID> calledOff = new LinkedHashSet<>();
    private final Set<UUID> answered = new LinkedHashSet<>();

    Errands() {}

    /** Written with the turn; whoever delivers hears of it. */
    public void add(Errand errand) {
        errands.add(errand);
    }

    /** Whatever was to be delivered about this task before this turn is not. */
    public void callOff(UUID task) {
        calledOff.add(task);
    }

    /** Every message about this task that waited for an answer has got it (companion spec §10.5). */
    public void answered(UUID task) {
        answered.add(task);
    }

    JsonArray written() {
        JsonArrayBuilder array = JsonText.array();
        errands.forEach(errand -> array.add(errand.toJson()));
        return array.build();
    }

    JsonArray calledOff() {
        return texts(calledOff);
    }

    JsonArray answered() {
        return texts(answered);
    }

    private static JsonArray texts(Collection<UUID> ids) {
        JsonArrayBuilder array = JsonText.array();
        ids.forEach(id -> array.add(id.toString()));
        return array.build();
    }
}
