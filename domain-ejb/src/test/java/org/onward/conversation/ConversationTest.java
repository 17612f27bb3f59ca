package org.onward.conversation;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.onward.identity.UserId;
import org.onward.rules.language.DialogueState;
import org.onward.rules.vocabulary.Mood;

class ConversationTest {
    private static final Instant NOW = Instant.parse("2026-06-01T16:00:00Z");
    private static final LocalDate TODAY = LocalDate.of(2026, 6, 1);

    private final UUID task = UUID.randomUUID();
    private final UUID other = UUID.randomUUID();
    private final Conversation conversation = new Conversation(
            new UserId(UUID.randomUUID()),
            7,
            DialogueState.IDLE,
            null,
            null,
            null,
            new Memory(),
            Surroundings.NONE,
            Knowledge.none());

    @Test
    void an_offer_holds_for_24_hours_to_the_second() {
        conversation.offer(task, 30, Mood.TIRED, NOW);
        assertThat(conversation.state()).isEqualTo(DialogueState.SELECTION);
        assertThat(conversation.suggested(NOW.plus(Duration.ofHours(24)))).contains(task);
        assertThat(conversation.suggested(NOW.plus(Duration.ofHours(24)).plusMillis(1)))
                .isEmpty();
    }

    @Test
    void minutes_said_count_for_an_hour() {
        conversation.offer(task, 45, Mood.NEUTRAL, NOW);
        assertThat(conversation.statedMinutes(NOW.plus(Duration.ofMinutes(60)))).hasValue(45);
        assertThat(conversation.statedMinutes(NOW.plus(Duration.ofMinutes(61)))).isEmpty();
    }

    @Test
    void starting_takes_the_offer_and_ends_the_declines() {
        conversation.offer(other, 30, Mood.NEUTRAL, NOW);
        assertThat(conversation.decline(other, NOW)).isEqualTo(1);
        conversation.offer(task, 30, Mood.NEUTRAL, NOW);
        conversation.start(task, TODAY);
        assertThat(conversation.state()).isEqualTo(DialogueState.ACTIVE);
        assertThat(conversation.suggested(NOW)).isEmpty();
        assertThat(conversation.declinedThisSession()).isEmpty();
        assertThat(conversation.startsOn(TODAY)).isEqualTo(1);
        assertThat(conversation.startsOn(TODAY.plusDays(1))).isZero();
    }

    @Test
    void completing_something_else_leaves_the_active_task_alone() {
        conversation.start(task, TODAY);
        conversation.completed(other, TODAY);
        assertThat(conversation.active()).contains(task);
        conversation.completed(task, TODAY);
        assertThat(conversation.active()).isEmpty();
        assertThat(conversation.state()).isEqualTo(DialogueState.IDLE);
        assertThat(Memory.fromJson(conversation.memory()).completionsOn(TODAY)).isEqualTo(2);
    }

    @Test
    void a_question_waits_half_an_hour() {
        conversation.ask(new PendingQuestion(PendingQuestion.Kind.TASK, "the thing", List.of(), 1, NOW));
        assertThat(conversation.state()).isEqualTo(DialogueState.INTAKE);
        assertThat(conversation.question(NOW.plus(Duration.ofMinutes(30)))).isPresent();
        assertThat(conversation.question(NOW.plus(Duration.ofMinutes(31)))).isEmpty();
        conversation.dropQuestion();
        assertThat(conversation.state()).isEqualTo(DialogueState.IDLE);
    }

    @Test
    void what_it_remembers_survives_being_stored() {
        conversation.offer(other, 30, Mood.STRESSED, NOW);
        conversation.decline(other, NOW);
        conversation.saved(task, NOW);
        conversation.askForHelp();
        conversation.carryOnMentioned(true);
        conversation.ask(new PendingQuestion(
                PendingQuestion.Kind.READING, "ring \"Bo\" 📞", List.of("ADD_TASK", "COMPLETE"), 2, NOW));
        Memory stored = Memory.fromJson(conversation.memory());
        assertThat(stored.toJson()).isEqualTo(conversation.memory());
        assertThat(stored.question.options()).containsExactly("ADD_TASK", "COMPLETE");
        assertThat(stored.declined).containsExactly(other);
    }

    @Test
    void a_task_left_aside_is_not_counted_and_a_count_can_be_taken_back() {
        conversation.offer(task, 30, Mood.NEUTRAL, NOW);
        conversation.leaveAside(task);
        assertThat(conversation.declines()).isZero();
        assertThat(conversation.declinedThisSession()).containsExactly(task);
        conversation.welcomeBack(task);
        assertThat(conversation.declinedThisSession()).isEmpty();
        conversation.offer(other, 30, Mood.NEUTRAL, NOW);
        conversation.decline(other, NOW);
        conversation.uncountDecline();
        conversation.uncountDecline();
        assertThat(conversation.declines()).isZero();
    }

    @Test
    void starting_work_ends_the_invitation_to_say_what_was_off() {
        conversation.ask(
                new PendingQuestion(PendingQuestion.Kind.DECLINE_REASON, other.toString(), List.of("timing"), 1, NOW));
        conversation.start(task, TODAY);
        assertThat(conversation.question(NOW)).isEmpty();
    }

    @Test
    void one_question_about_preferences_a_day() {
        conversation.askedAboutPreference("comfort_spot", TODAY);
        assertThat(conversation.preferenceAskedOn(TODAY)).isTrue();
        assertThat(conversation.preferenceAskedOn(TODAY.plusDays(1))).isFalse();
        Memory stored = Memory.fromJson(conversation.memory());
        assertThat(stored.preferencesAsked).containsExactly("comfort_spot");
        assertThat(stored.preferenceDay).isEqualTo(TODAY);
    }
}
