package org.onward.lifecycle;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import org.onward.lifecycle.Stored.Event;
import org.onward.lifecycle.Stored.Row;

/**
 * What must be true of one person's tasks: a plain model that knows nothing but what happened. Each event is allowed or refused
 * by the transitions of companion spec §1.4–1.5 and changes the model; afterwards the database must say the same, so that no
 * change is without its event and no event without its change.
 */
final class Model {
    private static final Duration REOPENABLE = Duration.ofMinutes(30);
    private static final Set<String> UNCOUNTED_DECLINES = Set.of("blocked", "already_done");

    private final Map<UUID, PlainTask> tasks = new LinkedHashMap<>();
    private final Set<UUID> blocked = new HashSet<>();
    private long lastEvent;

    /** A task as the model sees it. */
    private static final class PlainTask {
        private final UUID id;
        private final Optional<UUID> parent;
        private String title;
        private String status;
        private List<Boolean> steps;
        private int sequence;
        private int declines;
        private boolean removed;
        private String before;
        private Instant completedAt;

        PlainTask(Row row) {
            id = row.id();
            parent = row.parent();
            adopt(row);
        }

        void adopt(Row row) {
            title = row.title();
            status = row.status();
            steps = row.steps();
            sequence = row.sequence();
        }

        boolean open() {
            return !removed && !status.equals("COMPLETED");
        }

        @Override
        public String toString() {
            return "“" + title + "” " + status + " steps " + steps + " declines " + declines
                    + (removed ? " removed" : "");
        }
    }

    long lastEvent() {
        return lastEvent;
    }

    /** Takes what happened in one turn and compares what the database holds now; throws when it may not be. */
    void after(Stored now, Instant moment) {
        now.tasks().values().stream().filter(Row::blocked).map(Row::id).forEach(blocked::add);
        for (Event event : now.events()) {
            happened(event, now, moment);
            lastEvent = event.id();
        }
        now.tasks().values().forEach(this::agrees);
        blocked.removeIf(id -> !now.tasks().get(id).blocked());
        require(now.tasks().size() == tasks.size(), "a task is gone from the database");
        families(now);
        pointers(now);
    }

    private void happened(Event event, Stored now, Instant moment) {
        if (event.type().equals("CREATED")) {
            created(event, now);
            return;
        }
        PlainTask task = tasks.get(event.task());
        require(task != null, event + " about a task nobody made");
        switch (event.type()) {
            case "SUGGESTED" -> require(mayBeSuggested(task), event + " of " + task);
            case "ACCEPTED" -> move(event, task, "PENDING", "IN_PROGRESS");
            case "PUT_BACK" -> move(event, task, "IN_PROGRESS", "PENDING");
            case "DECLINED" -> {
                require(task.status.equals("PENDING") && !task.removed, event + " of " + task);
                task.declines += uncounted(event) ? 0 : 1;
            }
            case "REASON_GIVEN" -> task.declines -= uncounted(event) && task.declines > 0 ? 1 : 0;
            case "STEP_DONE" -> stepDone(event, task);
            case "COMPLETED" -> completed(event, task, moment);
            case "REOPENED" -> reopened(event, task, moment);
            case "REMOVED" -> removed(event, task);
            case "CORRECTED" -> corrected(event, task, now);
            case "CANNOT_FINISH" -> cutUp(event, task, now);
            case "RESUMED" ->
                require(
                        task.status.equals("IN_PROGRESS") || task.status.equals("PENDING") || !task.open(),
                        event + " of " + task);
            default -> {
                // Notes about a task, such as an answered check-in, change nothing of what is modelled.
            }
        }
    }

    /** Who waits for something, or has done it, declines nothing: a reason given afterwards takes the count back. */
    private static boolean uncounted(Event event) {
        return UNCOUNTED_DECLINES.contains(event.payload().getString("category", ""));
    }

    private void created(Event event, Stored now) {
        Row row = now.tasks().get(event.task());
        require(row != null && !tasks.containsKey(event.task()), event + " of a task that is not new");
        PlainTask task = new PlainTask(row);
        tasks.put(task.id, task);
        List<Row> pieces = pieces(now, task.id);
        pieces.forEach(piece -> tasks.put(piece.id(), new PlainTask(piece)));
        require(pieces.isEmpty() == !isContainer(row), "pieces and container of " + task);
        begins(now, task.id);
    }

    /** A new task and its pieces wait, with nothing done; a container has at least two pieces. */
    private void begins(Stored now, UUID id) {
        List<Row> fresh = new ArrayList<>(pieces(now, id));
        fresh.add(now.tasks().get(id));
        for (Row row : fresh) {
            require(row.status().equals("PENDING") || isContainer(row), "begins waiting: " + row);
            require(!row.steps().contains(true) && row.declines() == 0, "begins with nothing done: " + row);
            require(isContainer(row) == row.steps().isEmpty(), "has steps: " + row);
        }
    }

    private boolean mayBeSuggested(PlainTask task) {
        return task.status.equals("PENDING")
                && !task.removed
                && task.parent.stream()
                        .flatMap(parent ->
                                tasks.values().stream().filter(sibling -> sibling.parent.equals(Optional.of(parent))))
                        .noneMatch(sibling -> sibling.open() && sibling.sequence < task.sequence && !blocked(sibling));
    }

    private boolean blocked(PlainTask task) {
        return blocked.contains(task.id);
    }

    private static void move(Event event, PlainTask task, String from, String to) {
        require(task.status.equals(from) && !task.removed, event + " of " + task);
        task.status = to;
    }

    private static void stepDone(Event event, PlainTask task) {
        int step = event.payload().getInt("step");
        require(task.status.equals("IN_PROGRESS"), event + " of " + task);
        require(step >= 1 && step <= task.steps.size() && !task.steps.get(step - 1), event + " of " + task);
        List<Boolean> next = new ArrayList<>(task.steps);
        next.set(step - 1, true);
        task.steps = List.copyOf(next);
    }

    private void completed(Event event, PlainTask task, Instant moment) {
        require(task.open(), event + " once more of " + task);
        task.before = task.status;
        task.status = "COMPLETED";
        task.completedAt = moment;
    }

    private static void reopened(Event event, PlainTask task, Instant moment) {
        require(task.status.equals("COMPLETED") && !task.removed, event + " of " + task);
        require(!moment.isAfter(task.completedAt.plus(REOPENABLE)), event + " too late of " + task);
        task.status = task.before;
    }

    private void removed(Event event, PlainTask task) {
        require(task.open(), event + " of " + task);
        task.removed = true;
        tasks.values().stream()
                .filter(piece -> piece.parent.equals(Optional.of(task.id)) && piece.open())
                .forEach(piece -> piece.removed = true);
    }

    /** Labels change freely; a plan only while nothing was done, and only a waiting task is cut into pieces. */
    private void corrected(Event event, PlainTask task, Stored now) {
        require(task.open(), event + " of " + task);
        Row row = now.tasks().get(task.id);
        task.title = row.title();
        if (!task.steps.contains(true) && !isContainer(task)) {
            task.steps = row.steps();
            if (isContainer(row) && task.status.equals("PENDING")) {
                task.status = row.status();
                pieces(now, task.id).forEach(piece -> tasks.put(piece.id(), new PlainTask(piece)));
            }
        }
    }

    /** What is left is cut into pieces: new ones wait, places are numbered anew, what is done stays done. */
    private void cutUp(Event event, PlainTask task, Stored now) {
        require(task.open(), event + " of " + task);
        for (Row row : now.tasks().values()) {
            PlainTask known = tasks.get(row.id());
            boolean family = row.parent().equals(Optional.of(task.id))
                    || task.parent.isPresent() && row.parent().equals(task.parent)
                    || row.id().equals(task.id)
                    || task.parent.equals(Optional.of(row.id()));
            if (known == null && row.parent().isPresent()) {
                require(!row.completed() && !row.steps().contains(true), "a new piece waits: " + row);
                tasks.put(row.id(), new PlainTask(row));
            } else if (known != null && family && known.open()) {
                require(
                        row.status().equals(known.status)
                                || known.status.equals("IN_PROGRESS")
                                || isContainer(row) && known.status.equals("PENDING")
                                || known.status.equals("PENDING") && row.removed(),
                        event + " turns " + known + " into " + row);
                known.adopt(row);
                known.removed = row.removed();
            }
        }
    }

    private void agrees(Row row) {
        PlainTask task = tasks.get(row.id());
        require(task != null, "a task came without an event: " + row);
        require(task.status.equals(row.status()), "status of " + task + " in the database: " + row);
        require(task.steps.equals(row.steps()), "steps of " + task + " in the database: " + row);
        require(task.removed == row.removed(), "removal of " + task + " in the database: " + row);
        require(task.declines == row.declines(), "declines of " + task + " in the database: " + row);
        require(Objects.equals(task.status.equals("COMPLETED"), row.completed()), "time of completion of " + row);
        require(
                isContainer(row)
                        || row.stepsCompleted()
                                == row.steps().stream().filter(done -> done).count()
                        || row.completed(),
                "steps are counted: " + row);
    }

    /** Pieces stand in order, each in a place of its own; a finished container has no open piece. */
    private static void families(Stored now) {
        for (Row row : now.tasks().values()) {
            List<Row> pieces = pieces(now, row.id());
            if (!pieces.isEmpty()) {
                require(isContainer(row) || row.completed(), "pieces lie in a container: " + row);
                require(pieces.stream().map(Row::sequence).distinct().count() == pieces.size(), "places of " + pieces);
                require(
                        !row.completed() || pieces.stream().noneMatch(Row::open),
                        "a finished whole has an open piece: " + row);
                require(
                        row.completed() || row.removed() || pieces.stream().anyMatch(Row::open),
                        "a whole without an open piece is not finished: " + row);
            }
        }
    }

    /** At most one task is under way, at most one on offer; never a container, never what is done. */
    private void pointers(Stored now) {
        now.active()
                .map(now.tasks()::get)
                .ifPresent(
                        row -> require(row.status().equals("IN_PROGRESS") && !row.removed(), "under way, but " + row));
        now.suggested()
                .ifPresent(id -> require(
                        mayBeSuggested(tasks.get(id)),
                        "on offer, but " + now.tasks().get(id)));
        long underWay = now.tasks().values().stream()
                .filter(row -> !row.removed() && row.status().equals("IN_PROGRESS"))
                .count();
        require(underWay <= 1, underWay + " tasks are under way");
        require(underWay == 0 || now.active().isPresent(), "a task is under way and the conversation does not know");
    }

    private static List<Row> pieces(Stored now, UUID parent) {
        return now.tasks().values().stream()
                .filter(row -> row.parent().equals(Optional.of(parent)) && !row.removed())
                .toList();
    }

    private static boolean isContainer(Row row) {
        return row.status().equals("HAS_SUBTASKS");
    }

    private static boolean isContainer(PlainTask task) {
        return task.status.equals("HAS_SUBTASKS");
    }

    private static void require(boolean holds, String otherwise) {
        if (!holds) {
            throw new AssertionError(otherwise);
        }
    }
}
