package org.onward.rulebook;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import org.onward.rules.answer.ShortAnswers;
import org.onward.rules.breakdown.Breakdown;
import org.onward.rules.checkin.CheckIns;
import org.onward.rules.completion.Feedback;
import org.onward.rules.correction.CorrectionReading;
import org.onward.rules.delivery.Deliveries;
import org.onward.rules.help.HelpChoosing;
import org.onward.rules.labels.LabelInference;
import org.onward.rules.labels.PriorityBands;
import org.onward.rules.language.MessageUnderstanding;
import org.onward.rules.language.SecondReadings;
import org.onward.rules.learning.Learning;
import org.onward.rules.matching.TitleMatching;
import org.onward.rules.preference.PreferenceCatalogue;
import org.onward.rules.preference.PreferenceQuestions;
import org.onward.rules.preference.PreferenceReading;
import org.onward.rules.rejection.BlockNews;
import org.onward.rules.rejection.Rejection;
import org.onward.rules.reminder.ReminderWords;
import org.onward.rules.reminder.Reminders;
import org.onward.rules.resume.ResumeGate;
import org.onward.rules.reward.RewardScaling;
import org.onward.rules.selection.SelectionScoring;
import org.onward.rules.smalltalk.ChatTopics;
import org.onward.rules.steps.StepPlanning;
import org.onward.rules.tone.Phrasebook;
import org.onward.rules.tone.ToneGuard;

/** The rules and tables as shipped: one facade of each kind per server, made on first use. */
@ApplicationScoped
public class ShippedRulebook {
    @Produces
    @Singleton
    MessageUnderstanding understanding() {
        return new MessageUnderstanding();
    }

    @Produces
    @Singleton
    SecondReadings secondReadings() {
        return new SecondReadings();
    }

    @Produces
    @Singleton
    LabelInference labels() {
        return new LabelInference();
    }

    @Produces
    @Singleton
    StepPlanning steps() {
        return new StepPlanning();
    }

    @Produces
    @Singleton
    SelectionScoring selection() {
        return new SelectionScoring();
    }

    @Produces
    @Singleton
    TitleMatching matching() {
        return new TitleMatching();
    }

    @Produces
    @Singleton
    CorrectionReading corrections() {
        return new CorrectionReading();
    }

    @Produces
    @Singleton
    RewardScaling rewards() {
        return new RewardScaling();
    }

    @Produces
    @Singleton
    Learning learning() {
        return new Learning();
    }

    @Produces
    @Singleton
    Rejection rejection() {
        return new Rejection();
    }

    @Produces
    @Singleton
    BlockNews blockNews() {
        return new BlockNews();
    }

    @Produces
    @Singleton
    PreferenceReading preferenceReading() {
        return new PreferenceReading();
    }

    @Produces
    @Singleton
    PreferenceQuestions preferenceQuestions() {
        return new PreferenceQuestions();
    }

    @Produces
    @Singleton
    PreferenceCatalogue preferenceCatalogue() {
        return new PreferenceCatalogue();
    }

    @Produces
    @Singleton
    HelpChoosing help() {
        return new HelpChoosing();
    }

    @Produces
    @Singleton
    ChatTopics topics() {
        return new ChatTopics();
    }

    @Produces
    @Singleton
    PriorityBands priorities() {
        return new PriorityBands();
    }

    @Produces
    @Singleton
    CheckIns checkIns() {
        return new CheckIns();
    }

    @Produces
    @Singleton
    ResumeGate resumeGate() {
        return new ResumeGate();
    }

    @Produces
    @Singleton
    Breakdown breakdown() {
        return new Breakdown();
    }

    @Produces
    @Singleton
    Feedback feedback() {
        return new Feedback();
    }

    @Produces
    @Singleton
    Deliveries deliveries() {
        return new Deliveries();
    }

    @Produces
    @Singleton
    Reminders reminders() {
        return new Reminders();
    }

    @Produces
    @Singleton
    ReminderWords reminderWords() {
        return new ReminderWords();
    }

    @Produces
    @Singleton
    ShortAnswers shortAnswers() {
        return new ShortAnswers();
    }

    @Produces
    @Singleton
    Phrasebook phrasebook() {
        return new Phrasebook();
    }

    @Produces
    @Singleton
    ToneGuard toneGuard() {
        return new ToneGuard();
    }
}
