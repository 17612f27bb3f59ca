package org.onward.companion.execution;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Inject;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.onward.companion.checkin.FollowUps;
import org.onward.companion.task.Task;
import org.onward.companion.task.TaskRepository;
import org.onward.companion.task.TaskStatus;
import org.onward.conversation.TaskButtons;
import org.onward.conversation.TaskCards;
import org.onward.conversation.TaskEvent;
import org.onward.conversation.Turn;
import org.onward.rules.matching.OpenTitle;
import org.onward.rules.matching.TitleMatching;

/** Takes a mistaken completion back within half an hour, on record; no reward is paid twice (companion spec §18, C-28). */
@ApplicationScoped
public class Undo {
    /** "Not that one, I meant the dishes": what follows names the task that is really done. */
    private static final Pattern MEANT = Pattern.compile("\\b(?:meant|mean)\\b(.*)", Pattern.CASE_INSENSITIVE);

    @Inject
    private TaskRepository tasks;

    @Inject
    private TitleMatching matching;

    @Inject
    private Execution execution;

    @Inject
    private Closing closing;

    @Inject
    private Celebration celebration;

    @Inject
    private FollowUps followUps;

    @Inject
    private TaskCards cards;

    @Inject
    private TaskButtons buttons;

    /** The last completion was wrong; words may name the task that is done instead. */
    public void undo(Turn turn) {
        List<UUID> finished = turn.conversation().finished().reportedBy(turn.now());
        List<Task> reopened = tasks.findAll(turn.owner(), finished).stream()
                .filter(task -> task.work().reopenable(turn.now()))
                .sorted(Comparator.comparing(task -> finished.indexOf(task.id())))
                .toList();
        if (reopened.isEmpty()) {
            turn.reply().text(turn.phrase("undo.nothing"));
            return;
        }
        boolean busy = turn.conversation().active().isPresent();
        reopened.forEach(task -> {
            task.reopen(turn.now());
            turn.note(task.id(), TaskEvent.Type.REOPENED);
            if (busy || !task.equals(reopened.get(0))) {
                execution.setDown(turn, task);
            }
        });
        turn.conversation().takenBack(turn.today());
        turn.conversation().withdrawOffer();
        Task first = reopened.get(0);
        Optional<Task> instead = instead(turn, reopened);
        if (instead.isPresent()) {
            moveTo(turn, instead.get(), first);
            if (first.status() == TaskStatus.IN_PROGRESS) {
                takeUp(turn, first);
            }
            return;
        }
        turn.reply()
                .about(first.id(), first.title())
                .text(turn.phrase("undo.reopened", Map.of("title", first.title())));
        if (first.status() == TaskStatus.IN_PROGRESS) {
            takeUp(turn, first);
            turn.reply().working(cards.working(first)).buttons(buttons.atWork(first));
        }
    }

    /** It was under way and is again. */
    private void takeUp(Turn turn, Task task) {
        turn.conversation().resume(task.id());
        followUps.beginAfterReturn(turn, task);
    }

    private Optional<Task> instead(Turn turn, List<Task> reopened) {
        Matcher meant = MEANT.matcher(turn.understanding().text());
        if (turn.utterance().pressed() || !meant.find()) {
            return Optional.empty();
        }
        String named = meant.group(1);
        List<Task> open = tasks.openLike(turn.owner(), named).stream()
                .filter(task -> !reopened.contains(task))
                .toList();
        return matching.finished(
                        "finished " + named,
                        open.stream()
                                .map(task -> new OpenTitle(task.id(), task.title()))
                                .toList())
                .match()
                .flatMap(match -> open.stream()
                        .filter(task -> task.id().equals(match.id()))
                        .findFirst());
    }

    private void moveTo(Turn turn, Task done, Task reopened) {
        tasks.familyOf(turn.owner(), done.id()).ifPresent(family -> closing.close(turn, family));
        celebration.acknowledge(turn, done);
        turn.reply()
                .about(reopened.id(), reopened.title())
                .text(turn.phrase("undo.reopened", Map.of("title", reopened.title())));
    }
}
