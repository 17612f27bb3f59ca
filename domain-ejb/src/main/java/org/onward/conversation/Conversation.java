package org.onward.conversation;

import jakarta.json.JsonObject;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.UUID;
import org.onward.identity.UserId;
import org.onward.rules.language.DialogueState;
import org.onward.rules.vocabulary.Mood;

/**
 * Where the conversation with one person stands (companion spec §1.6). One row per person, locked for the length of a turn, so
 * that two tabs take turns. It knows what is on offer, what is being worked on and what may still be referred to.
 */
public final class Conversation {
    private static final Duration SUGGESTION_LIFE = Duration.ofHours(24);

    private final UserId owner;
    private final long turn;
    private final Memory memory;
    private final Surroundings surroundings;
    private final Knowledge knowledge;
    private DialogueState state;
    private UUID activeTaskId;
    private UUID suggestedTaskId;
    private Instant suggestedAt;

    Conversation(
            UserId owner,
            long turn,
            DialogueState state,
            UUID activeTaskId,
            UUID suggestedTaskId,
            Instant suggestedAt,
            Memory memory,
            Surroundings surroundings,
            Knowledge knowledge) {
        this.owner = owner;
        this.turn = turn;
        this.state = state;
        this.activeTaskId = activeTaskId;
        this.suggestedTaskId = suggestedTaskId;
        this.suggestedAt = suggestedAt;
        this.memory = memory;
        this.surroundings = surroundings;
        this.knowledge = knowledge;
    }

    /** A task is on offer; this replaces an earlier offer without counting as a decline (spec §4.9). */
    public void offer(UUID taskId, int availableMinutes, Mood mood, Instant now) {
        suggestedTaskId = taskId;
        suggestedAt = now;
        memory.availableMinutes = availableMinutes;
        memory.availableAt = now;
        memory.mood = mood;
        state = DialogueState.SELECTION;
    }

    /** The offer is off the table; what is being worked on stays. */
    public void withdrawOffer() {
        suggestedTaskId = null;
        suggestedAt = null;
        settle();
    }

    /** Someone is working on this task now. */
    public void start(UUID taskId, LocalDate today) {
        activeTaskId = taskId;
        memory.declines = 0;
        memory.declined.clear();
        memory.helps = 0;
        if (memory.question != null && memory.question.kind() == PendingQuestion.Kind.DECLINE_REASON) {
            memory.question = null;
        }
        memory.carryOnMentioned = false;
        memory.checkIns.clear();
        memory.countStart(today);
        withdrawOffer();
    }

    /** Nothing is being worked on any more, and nothing is followed up. */
    public void stop() {
        activeTaskId = null;
        memory.checkIns.clear();
        settle();
    }

    /** Work on a task that is under way goes on here, after a pause. */
    public void resume(UUID taskId) {
        if (!taskId.equals(activeTaskId)) {
            memory.checkIns.clear();
        }
        activeTaskId = taskId;
        settle();
    }

    /** A check-in about a task was sent; the next is due then, or never. After the last the task is no longer active. */
    public void checkedIn(UUID taskId, Instant now, Optional<Instant> next, boolean last) {
        if (last) {
            activeTaskId = null;
        }
        memory.checkIns.sent(taskId, now, next);
        settle();
    }

    /** The person answered the check-in that was open. */
    public void answeredCheckIn() {
        memory.checkIns.answered();
        settle();
    }

    /** Following up on the task under way. */
    public CheckInState checkIns() {
        return memory.checkIns;
    }

    /** A task was completed; if it was the active or the offered one, it no longer is. */
    public void completed(UUID taskId, LocalDate today) {
        memory.declines = 0;
        memory.countCompletion(today);
        forget(taskId);
    }

    /** What was finished lately. */
    public FinishedLately finished() {
        return memory.finished;
    }

    /** The last completion was taken back. */
    public void takenBack(LocalDate today) {
        memory.finished.takeBack();
        memory.uncountCompletion(today);
    }

    /** A task no longer plays a part here. */
    public void forget(UUID taskId) {
        if (taskId.equals(activeTaskId) || memory.checkIns.isAbout(taskId)) {
            memory.checkIns.clear();
        }
        if (taskId.equals(activeTaskId)) {
            activeTaskId = null;
        }
        if (taskId.equals(suggestedTaskId)) {
            suggestedTaskId = null;
            suggestedAt = null;
        }
        settle();
    }

    /** The offered task was declined; returns how many declines this session has now. A session ends after 4 idle hours. */
    public int decline(UUID taskId, Instant now) {
        memory.declined.add(taskId);
        memory.declines++;
        withdrawOffer();
        return memory.declines;
    }

    /** The offered task is left aside for this session, which says nothing about liking: it is not counted. */
    public void leaveAside(UUID taskId) {
        memory.declined.add(taskId);
        withdrawOffer();
    }

    /** A task left aside in this session may be offered in it after all. */
    public void welcomeBack(UUID taskId) {
        memory.declined.remove(taskId);
    }

    /** A decline counted before turns out to be none of liking. */
    public void uncountDecline() {
        memory.declines = Math.max(0, memory.declines - 1);
    }

    /** Declines of this session so far. */
    public int declines() {
        return memory.declines;
    }

    public void ask(PendingQuestion question) {
        memory.question = question;
        if (question.kind() == PendingQuestion.Kind.TASK) {
            state = DialogueState.INTAKE;
        }
    }

    public void dropQuestion() {
        memory.question = null;
        settle();
    }

    /** A message was read and acted on; null when there is nothing to take back. */
    public void acted(LastReading reading) {
        memory.lastReading = reading != null && reading.isShort() ? reading : null;
    }

    /** How the last message was read, while the person can still say that they meant something else. */
    public Optional<LastReading> lastReading(Instant now) {
        return Optional.ofNullable(memory.lastReading).filter(reading -> reading.aliveAt(now));
    }

    public void saved(UUID taskId, Instant now) {
        memory.lastSaved = taskId;
        memory.lastSavedAt = now;
    }

    public void forgetSaved() {
        memory.lastSaved = null;
    }

    public void carryOnMentioned(boolean mentioned) {
        memory.carryOnMentioned = mentioned;
    }

    private void settle() {
        if (suggestedTaskId != null) {
            state = DialogueState.SELECTION;
        } else if (memory.checkIns.waits()) {
            state = DialogueState.CHECKING_IN;
        } else {
            state = activeTaskId != null ? DialogueState.ACTIVE : DialogueState.IDLE;
        }
    }

    public UserId owner() {
        return owner;
    }

    /** How many turns there were before this one; chooses among wordings. */
    public long turn() {
        return turn;
    }

    public DialogueState state() {
        return state;
    }

    public Optional<UUID> active() {
        return Optional.ofNullable(activeTaskId);
    }

    /** The task on offer, unless the offer is older than 24 hours. */
    public Optional<UUID> suggested(Instant now) {
        return suggestedTaskId != null && !now.isAfter(suggestedAt.plus(SUGGESTION_LIFE))
                ? Optional.of(suggestedTaskId)
                : Optional.empty();
    }

    /** What was sent by itself and came after everything on stage, so that a short answer means it (spec §10.2, §11.6). */
    public Optional<Delivered> inFront() {
        return surroundings.delivered().stream()
                .findFirst()
                .filter(sent -> suggestedTaskId == null || sent.sentAt().isAfter(suggestedAt))
                .filter(sent -> checkIns().askedBefore(sent.sentAt()))
                .filter(sent -> surroundings.underWay().stream()
                        .filter(task -> task.id().equals(activeTaskId))
                        .allMatch(task -> sent.sentAt().isAfter(task.since())));
    }

    public Optional<PendingQuestion> question(Instant now) {
        return Optional.ofNullable(memory.question).filter(asked -> asked.aliveAt(now));
    }

    /** The task saved last, while a correction can still mean it (spec §2.8). */
    public Optional<UUID> lastSaved(Instant now) {
        return memory.lastSaved(now);
    }

    /** The minutes stated at most an hour ago (spec §4.1). */
    public OptionalInt statedMinutes(Instant now) {
        return memory.statedMinutes(now);
    }

    /** The mood of the current offer. */
    public Mood mood() {
        return memory.mood;
    }

    public List<UUID> declinedThisSession() {
        return List.copyOf(memory.declined);
    }

    public boolean carryOnMentioned() {
        return memory.carryOnMentioned;
    }

    public int startsOn(LocalDate today) {
        return memory.startsOn(today);
    }

    /** What surrounded it as the turn began. */
    public Surroundings surroundings() {
        return surroundings;
    }

    /** Preferences that were asked about, answered or not. */
    public Set<String> preferencesAskedAbout() {
        return Set.copyOf(memory.preferencesAsked);
    }

    public boolean preferenceAskedOn(LocalDate today) {
        return today.equals(memory.preferenceDay);
    }

    /** A preference is asked about: one question a day. */
    public void askedAboutPreference(String key, LocalDate today) {
        memory.preferencesAsked.add(key);
        memory.preferenceDay = today;
    }

    /** What is known about the person, what was learned in this turn included. */
    public Knowledge knowledge() {
        return knowledge;
    }

    /** Counts a call for help with the active task; returns how many there were before. */
    public int askForHelp() {
        return memory.helps++;
    }

    UUID activeTaskId() {
        return activeTaskId;
    }

    UUID suggestedTaskId() {
        return suggestedTaskId;
    }

    Instant suggestedAt() {
        return suggestedAt;
    }

    JsonObject memory() {
        return memory.toJson();
    }
}
