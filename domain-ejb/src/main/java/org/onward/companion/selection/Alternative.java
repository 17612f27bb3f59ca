package org.onward.companion.selection;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.UUID;
import org.onward.rules.vocabulary.WorkType;

/**
 * What should take the place of a task that was declined.
 *
 * @param declined the task
 * @param avoid a kind of work to leave out if anything else fits
 * @param shorterThan minutes: something shorter if there is any
 * @param phrase the key of the words it is offered with
 */
public record Alternative(UUID declined, Optional<WorkType> avoid, OptionalInt shorterThan, String phrase) {}
