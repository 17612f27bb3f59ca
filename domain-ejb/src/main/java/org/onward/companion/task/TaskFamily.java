package org.onward.companion.task;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/**
 * A task with everything that hangs together with it: its containers up to the original task, and all pieces of that
 * (companion spec §3.6, §9). A task of its own is a family of one.
 */
public final class TaskFamily {
    private final Task task;
    private final List<Task> members;

    private TaskFamily(Task task, List<Task> members) {
        this.task = task;
        this.members = List.copyOf(members);
    }

    /** The family of the member with this id; empty when it is not among them. */
    static Optional<TaskFamily> around(UUID id, List<Task> members) {
        return members.stream()
                .filter(member -> member.id().equals(id))
                .findFirst()
                .map(found -> new TaskFamily(found, members));
    }

    /** A task that is known to have neither container nor pieces. */
    public static TaskFamily alone(Task task) {
        return new TaskFamily(task, List.of(task));
    }

    public Task task() {
        return task;
    }

    /** The task as the person once put it: the outermost container, or the task itself. */
    public Task original() {
        Task outermost = task;
        while (outermost.parent().isPresent()) {
            outermost = outermost.parent().get();
        }
        return outermost;
    }

    /** Open tasks below this one, at any depth. */
    public List<Task> openBelow(Task container) {
        return members.stream()
                .filter(Task::open)
                .filter(member -> ancestors(member).contains(container))
                .toList();
    }

    /** Containers, innermost first, that have no open piece left and are open themselves. */
    public List<Task> finishedContainers() {
        return ancestors(task).stream()
                .filter(Task::open)
                .filter(container ->
                        openBelow(container).stream().allMatch(below -> below.status() == TaskStatus.HAS_SUBTASKS))
                .toList();
    }

    /**
     * The piece that comes next in the whole: open, no container, held up by nothing, in the order of the places from the outside
     * in; none while another piece is being worked on.
     */
    public Optional<Task> nextPiece() {
        return members.stream()
                .filter(member -> !member.equals(task) && member.parent().isPresent())
                .filter(Task::open)
                .filter(member -> member.status() != TaskStatus.HAS_SUBTASKS && !member.blocked())
                .min(Comparator.comparing(TaskFamily::places, TaskFamily::compare))
                .filter(next -> members.stream().noneMatch(TaskFamily::underWay));
    }

    private static boolean underWay(Task member) {
        return member.open() && member.status() == TaskStatus.IN_PROGRESS;
    }

    private static List<Task> ancestors(Task of) {
        List<Task> ancestors = new ArrayList<>();
        for (Optional<Task> at = of.parent(); at.isPresent(); at = at.get().parent()) {
            ancestors.add(at.get());
        }
        return ancestors;
    }

    private static List<Integer> places(Task piece) {
        List<Integer> places = new ArrayList<>();
        for (Optional<Task> at = Optional.of(piece);
                at.isPresent();
                at = at.get().parent()) {
            places.add(0, at.get().sequence());
        }
        return places;
    }

    private static int compare(List<Integer> one, List<Integer> other) {
        for (int i = 0; i < Math.min(one.size(), other.size()); i++) {
            int order = Integer.compare(one.get(i), other.get(i));
            if (order != 0) {
                return order;
            }
        }
        return Integer.compare(one.size(), other.size());
    }
}
