package org.onward.conversation;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Map;
import org.onward.rules.labels.PriorityBands;
import org.onward.rules.tone.Phrasebook;
import org.onward.rules.vocabulary.Energy;
import org.onward.rules.vocabulary.WorkType;

/** The small words for labels: kinds of work, minutes, priority, dates. */
@ApplicationScoped
public class Wording {
    private static final DateTimeFormatter DAY_AND_TIME =
            DateTimeFormatter.ofPattern("EEE d MMM HH:mm", Locale.ENGLISH);
    private static final DateTimeFormatter WITH_YEAR =
            DateTimeFormatter.ofPattern("EEE d MMM uuuu HH:mm", Locale.ENGLISH);

    @Inject
    private Phrasebook phrasebook;

    @Inject
    private PriorityBands priorityBands;

    @Inject
    private Clock clock;

    public String workType(WorkType type) {
        return label("label.type." + TaskCards.lower(type), Map.of());
    }

    public String energy(Energy energy) {
        return label("label.energy." + TaskCards.lower(energy), Map.of());
    }

    public String minutes(int minutes) {
        return label("label.minutes", Map.of("minutes", Integer.toString(minutes)));
    }

    public String priority(int urgency) {
        return label("label.priority." + priorityBands.bandOf(urgency), Map.of());
    }

    /** A piece of the line "what was understood"; the phrase {@code label.chip.<field>} takes one value. */
    public String chip(String field, String value) {
        return label(
                "label.chip." + field, Map.of("type", value, "priority", value, "energy", value, "deadline", value));
    }

    public String noDate() {
        return label("label.chip.dueAt.none", Map.of());
    }

    /** A moment with its weekday, and the year when it is not this one. */
    public String due(Instant due, ZoneId zone) {
        ZonedDateTime local = due.atZone(zone);
        boolean thisYear = local.getYear() == clock.instant().atZone(zone).getYear();
        return (thisYear ? DAY_AND_TIME : WITH_YEAR).format(local);
    }

    private String label(String key, Map<String, String> values) {
        return phrasebook.say(key, values, 0);
    }
}
