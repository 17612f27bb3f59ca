package org.onward.rules.steps;

import org.onward.rules.vocabulary.Energy;
import org.onward.rules.vocabulary.TimeBand;
import org.onward.rules.vocabulary.WorkType;

/**
 * The task before the rules: what was asked and how its title reads.
 *
 * @param request what was asked
 * @param wording how its title reads
 */
public record TaskToPlan(PlanRequest request, TaskWording wording) {
    public int minutes() {
        return request.minutes();
    }

    public boolean minutesStated() {
        return request.minutesStated();
    }

    public WorkType workType() {
        return request.workType();
    }

    public Energy energy() {
        return request.energy();
    }

    public TimeBand band() {
        return request.band();
    }
}
