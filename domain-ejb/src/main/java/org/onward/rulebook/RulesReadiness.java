package org.onward.rulebook;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.Readiness;
import org.onward.rules.breakdown.Breakdown;
import org.onward.rules.checkin.CheckIns;
import org.onward.rules.completion.Feedback;
import org.onward.rules.labels.LabelInference;
import org.onward.rules.language.MessageUnderstanding;
import org.onward.rules.learning.Learning;
import org.onward.rules.preference.PreferenceReading;
import org.onward.rules.rejection.Rejection;
import org.onward.rules.resume.ResumeGate;
import org.onward.rules.selection.SelectionScoring;
import org.onward.rules.steps.StepPlanning;

/** Ready when rules and tables are loaded: the first question whether we are ready loads them, not the first message. */
@Readiness
@ApplicationScoped
public class RulesReadiness implements HealthCheck {
    @Inject
    MessageUnderstanding understanding;

    @Inject
    LabelInference labels;

    @Inject
    StepPlanning steps;

    @Inject
    SelectionScoring selection;

    @Inject
    Learning learning;

    @Inject
    Rejection rejection;

    @Inject
    PreferenceReading preferences;

    @Inject
    CheckIns checkIns;

    @Inject
    ResumeGate resume;

    @Inject
    Breakdown breakdown;

    @Inject
    Feedback feedback;

    @Override
    public HealthCheckResponse call() {
        return HealthCheckResponse.up("rules");
    }
}
