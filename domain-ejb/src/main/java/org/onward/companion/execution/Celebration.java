package org.onward.companion.execution;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.onward.companion.task.Task;
import org.onward.companion.task.TaskLabels;
import org.onward.conversation.Turn;
import org.onward.rules.reward.Reward;
import org.onward.rules.reward.RewardMoment;
import org.onward.rules.reward.RewardScaling;
import org.onward.rules.tone.ToneContext.Moment;

/** Says something nice about a finished task, as strongly as the rules allow, once (companion spec §5.4, §13.4). */
@ApplicationScoped
class Celebration {
    @Inject
    private RewardScaling scaling;

    /**
     * Adds the celebration to the reply.
     *
     * @param whole the large task that this piece completed, if it did
     * @param allCleared true when nothing is left to do
     * @return whether it is a matter that is only acknowledged
     */
    boolean celebrate(Turn turn, Task task, Optional<Task> whole, boolean allCleared) {
        TaskLabels labels = task.labels();
        String title = whole.map(Task::title).orElse(task.title());
        Reward reward = scaling.scale(new RewardMoment(
                title, labels.workType(), labels.energy(), labels.minutes(), whole.isPresent(), allCleared));
        if (task.work().wasReopened()) {
            acknowledge(turn, task);
            return reward.muted();
        }
        String level = reward.level().name().toLowerCase(Locale.ROOT);
        turn.reply()
                .moment(Moment.COMPLETION)
                .about(task.id(), task.title())
                .quote(title)
                .text(turn.phrase(
                        key(reward, level, task.parent().isPresent() && whole.isPresent()),
                        Map.of("title", task.title(), "parent", title)))
                .reward(reward.muted() ? "lightest" : level);
        return reward.muted();
    }

    /** The reward for it was paid when it was reported done by mistake: it is noted, and that is all (spec §18, C-28). */
    void acknowledge(Turn turn, Task task) {
        turn.reply()
                .moment(Moment.COMPLETION)
                .about(task.id(), task.title())
                .text(turn.phrase("complete.noted", Map.of("title", task.title())));
    }

    /** One celebration for several tasks, as strong as the strongest of them deserves. */
    void celebrateSeveral(Turn turn, List<Task> tasks, boolean allCleared) {
        List<Reward> rewards = tasks.stream()
                .map(task -> scaling.scale(new RewardMoment(
                        task.title(),
                        task.labels().workType(),
                        task.labels().energy(),
                        task.labels().minutes(),
                        false,
                        allCleared)))
                .toList();
        boolean muted = rewards.stream().anyMatch(Reward::muted);
        String level = rewards.stream()
                .map(Reward::level)
                .max(Comparator.naturalOrder())
                .orElseThrow()
                .name()
                .toLowerCase(Locale.ROOT);
        tasks.forEach(task -> turn.reply().about(task.id(), task.title()));
        String titles = tasks.stream().map(task -> "“" + task.title() + "”").collect(Collectors.joining(", "));
        turn.reply()
                .moment(Moment.COMPLETION)
                .text(turn.phrase(
                        muted ? "complete.several.muted" : "complete.several." + level, Map.of("titles", titles)))
                .reward(muted ? "lightest" : level);
    }

    private static String key(Reward reward, String level, boolean lastPiece) {
        if (reward.muted()) {
            return "complete.muted";
        }
        return switch (reward.occasion()) {
            case PARENT -> lastPiece ? "complete.epic.parent" : "complete.epic";
            case ALL_CLEAR -> lastPiece ? "complete.epic.parent" : "complete.epic.all-clear";
            case NONE -> "complete." + level;
        };
    }
}
