package org.onward.companion.task;

import jakarta.persistence.Column;
import jakarta.persistence.Embeddable;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import org.onward.rules.vocabulary.Energy;
import org.onward.rules.vocabulary.WorkType;

/** The labels of a task as columns of its row. */
@Embeddable
class LabelColumns {
    @Enumerated(EnumType.STRING)
    @Column(name = "work_type")
    private WorkType workType;

    private int urgency;
    private int minutes;

    @Enumerated(EnumType.STRING)
    private Energy energy;

    protected LabelColumns() {}

    static LabelColumns of(TaskLabels labels) {
        LabelColumns columns = new LabelColumns();
        columns.set(labels);
        return columns;
    }

    void set(TaskLabels labels) {
        workType = labels.workType();
        urgency = labels.urgency();
        minutes = labels.minutes();
        energy = labels.energy();
    }

    TaskLabels get() {
        return new TaskLabels(workType, urgency, minutes, energy);
    }
}
