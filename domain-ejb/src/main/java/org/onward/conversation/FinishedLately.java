package org.onward.conversation;

import jakarta.json.JsonArrayBuilder;
import jakarta.json.JsonObject;
import jakarta.json.JsonObjectBuilder;
import jakarta.json.JsonString;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.onward.json.JsonText;

/** What was finished lately: to be taken back, and to be asked about now and then (companion spec §10.1, §18 C-28). */
public final class FinishedLately {
    private static final Duration TAKEN_BACK_WITHIN = Duration.ofMinutes(30);

    private List<UUID> reported = List.of();
    private Instant reportedAt;
    private int unasked;

    FinishedLately() {}

    /** These were closed together just now, the reported one first; until half an hour later that can be taken back. */
    public void report(List<UUID> ids, Instant now) {
        reported = List.copyOf(ids);
        reportedAt = now;
    }

    /** What was closed last, while it can be taken back. */
    public List<UUID> reportedBy(Instant now) {
        return reportedAt != null && !now.isAfter(reportedAt.plus(TAKEN_BACK_WITHIN)) ? reported : List.of();
    }

    void takeBack() {
        reported = List.of();
        reportedAt = null;
    }

    /** Counts a completion that may be asked about; returns how many there are since one was. */
    public int countUnasked() {
        unasked++;
        return unasked;
    }

    /** One was asked about: the count starts anew. */
    public void asked() {
        unasked = 0;
    }

    void writeTo(JsonObjectBuilder memory) {
        memory.add("unasked", unasked);
        if (reportedAt != null) {
            JsonArrayBuilder ids = JsonText.array();
            reported.forEach(id -> ids.add(id.toString()));
            memory.add("finishedAt", reportedAt.toString()).add("finished", ids);
        }
    }

    static FinishedLately readFrom(JsonObject memory) {
        FinishedLately lately = new FinishedLately();
        lately.unasked = memory.getInt("unasked", 0);
        lately.reportedAt =
                JsonText.text(memory, "finishedAt").map(Instant::parse).orElse(null);
        if (memory.containsKey("finished")) {
            lately.reported = memory.getJsonArray("finished").getValuesAs(JsonString.class).stream()
                    .map(id -> UUID.fromString(id.getString()))
                    .toList();
        }
        return lately;
    }
}
