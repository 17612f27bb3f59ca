package org.onward.companion.intake;

import java.time.Instant;
import java.util.Optional;
import java.util.OptionalInt;
import org.onward.rules.vocabulary.Energy;
import org.onward.rules.vocabulary.WorkType;

/**
 * What should change about a task; what is empty stays.
 *
 * @param title 1–200 characters
 * @param urgency 0–100
 * @param minutes 1–1440
 * @param dueAt another deadline
 * @param withoutDue true to take the deadline off
 */
public record TaskChange(
        Optional<String> title,
        Optional<WorkType> workType,
        OptionalInt urgency,
        OptionalInt minutes,
        Optional<Energy> energy,
        Optional<Instant> dueAt,
        boolean withoutDue) {}
