package org.onward.companion.task;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.EntityManager;
import jakarta.persistence.PersistenceContext;
import java.sql.Timestamp;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.onward.identity.UserId;
import org.onward.problem.NotFound;
import org.onward.rules.selection.Candidate;
import org.onward.rules.vocabulary.Energy;
import org.onward.rules.vocabulary.WorkType;

/** Finds and stores tasks. Every finder takes the owner: there is none by id alone. */
@ApplicationScoped
public class TaskRepository {
    @PersistenceContext(unitName = "onward")
    EntityManager entities;

    public void store(Task task) {
        entities.persist(task);
    }

    /** Writes what changed, so that native statements that follow see it and constraints speak now. */
    public void flush() {
        entities.flush();
    }

    /** The task with its container; throws {@link NotFound} for a missing, removed or foreign one. */
    public Task requireOwnedBy(UserId owner, UUID id) {
        return findOwnedBy(owner, id).orElseThrow(NotFound::new);
    }

    public Optional<Task> findOwnedBy(UserId owner, UUID id) {
        return entities.createQuery(
                        "select t from Task t left join fetch t.parent"
                                + " where t.owner = :owner and t.id = :id and t.deletedAt is null",
                        Task.class)
                .setParameter("owner", owner.value())
                .setParameter("id", id)
                .getResultStream()
                .findFirst();
    }

    /** A task with everything that hangs together with it, in one statement; empty for a missing, removed or foreign one. */
    @SuppressWarnings("unchecked")
    public Optional<TaskFamily> familyOf(UserId owner, UUID id) {
        List<Task> members = entities.createNativeQuery("""
                        with recursive above as (
                            select t.id, t.parent_id from task t where t.owner = ?1 and t.id = ?2 and t.deleted_at is null
                            union all
                            select p.id, p.parent_id from task p join above a on p.id = a.parent_id),
                        family as (
                            select a.id, 0 as depth from above a where a.parent_id is null
                            union all
                            select c.id, f.depth + 1 from task c join family f on c.parent_id = f.id)
                        select t.* from task t join family f on f.id = t.id
                        where t.deleted_at is null order by f.depth, t.sequence""", Task.class)
                .setParameter(1, owner.value())
                .setParameter(2, id)
                .getResultList();
        return TaskFamily.around(id, members);
    }

    /** The pieces of a container, in order. */
    public List<Task> piecesOf(UserId owner, UUID container) {
        return entities.createQuery(
                        "select t from Task t where t.owner = :owner and t.parent.id = :container and t.deletedAt is null"
                                + " order by t.sequence",
                        Task.class)
                .setParameter("owner", owner.value())
                .setParameter("container", container)
                .getResultList();
    }

    /** Tasks that wait for something outside, longest first; at most 40. */
    public List<Task> blocked(UserId owner) {
        return entities.createQuery(
                        "select t from Task t where t.owner = :owner and t.waiting.since is not null"
                                + " and t.status <> :completed and t.deletedAt is null order by t.waiting.since",
                        Task.class)
                .setParameter("owner", owner.value())
                .setParameter("completed", TaskStatus.COMPLETED)
                .setMaxResults(40)
                .getResultList();
    }

    /** The owner's tasks of these ids with their containers, in no order. */
    public List<Task> findAll(UserId owner, List<UUID> ids) {
        return ids.isEmpty()
                ? List.of()
                : entities.createQuery(
                                "select t from Task t left join fetch t.parent where t.owner = :owner and t.id in :ids"
                                        + " and t.deletedAt is null",
                                Task.class)
                        .setParameter("owner", owner.value())
                        .setParameter("ids", ids)
                        .getResultList();
    }

    /**
     * Open tasks whose titles share a word with the text, in any inflection, most words first; at most 40. Pieces that still
     * wait behind another are nobody's to name: they are not shown (spec §3.5).
     */
    @SuppressWarnings("unchecked")
    public List<Task> openLike(UserId owner, String text) {
        return entities.createNativeQuery("""
                        select t.* from task t,
                            (select cast(replace(cast(plainto_tsquery('english', ?2) as text), ' & ', ' | ') as tsquery) as words) q
                        where t.owner = ?1 and t.status <> 'COMPLETED' and t.deleted_at is null and not t.is_reminder
                          and t.title_words @@ q.words
                          and (t.parent_id is null or not exists (
                              select 1 from task s where s.parent_id = t.parent_id and s.sequence < t.sequence
                                and s.status <> 'COMPLETED' and s.deleted_at is null))
                        order by ts_rank(t.title_words, q.words) desc, t.created_at limit 40""", Task.class)
                .setParameter(1, owner.value())
                .setParameter(2, text)
                .getResultList();
    }

    /** The newest open tasks, at most 40: where a name may hide that shares no word with the message. */
    public List<Task> newestOpen(UserId owner) {
        return entities.createQuery(
                        "select t from Task t where t.owner = :owner and t.status <> :completed and t.deletedAt is null"
                                + " and t.ring.reminder = false and (t.parent is null or not exists (select s from Task s where s.parent = t.parent"
                                + " and s.sequence < t.sequence and s.status <> :completed and s.deletedAt is null))"
                                + " order by t.createdAt desc",
                        Task.class)
                .setParameter("owner", owner.value())
                .setParameter("completed", TaskStatus.COMPLETED)
                .setMaxResults(40)
                .getResultList();
    }

    /** How many things wait to be done; pieces of a container count as one. */
    public int countOpen(UserId owner) {
        Number count =
                (Number) entities.createNativeQuery("select count(*) from task where owner = ?1 and parent_id is null"
                                + " and status <> 'COMPLETED' and deleted_at is null and not is_reminder")
                        .setParameter(1, owner.value())
                        .getSingleResult();
        return count.intValue();
    }

    /** Every pending task that may be suggested as far as its siblings allow: earlier pieces come first (spec §1.5). */
    @SuppressWarnings("unchecked")
    public List<Candidate> candidates(UserId owner, List<UUID> declinedThisSession) {
        List<Object[]> rows =
                entities.createNativeQuery("""
                        select t.id, t.work_type, t.urgency, t.minutes, t.energy, t.rejection_count, t.created_at, t.due_at,
                               t.blocked_at is not null, t.parent_id, t.sequence, t.next_step_minutes, t.pattern,
                               t.learned_factor
                        from task t
                        where t.owner = ?1 and t.status = 'PENDING' and t.deleted_at is null and not t.is_reminder
                          and (t.parent_id is null or not exists (
                              select 1 from task s where s.parent_id = t.parent_id and s.sequence < t.sequence
                                and s.status <> 'COMPLETED' and s.blocked_at is null and s.deleted_at is null))""").setParameter(1, owner.value()).getResultList();
        return rows.stream().map(row -> candidate(row, declinedThisSession)).toList();
    }

    private static Candidate candidate(Object[] row, List<UUID> declined) {
        UUID id = (UUID) row[0];
        return new Candidate(
                id,
                WorkType.valueOf((String) row[1]),
                ((Number) row[2]).intValue(),
                ((Number) row[3]).intValue(),
                Energy.valueOf((String) row[4]),
                ((Number) row[5]).intValue(),
                instant(row[6]),
                instant(row[7]),
                (Boolean) row[8],
                declined.contains(id),
                (UUID) row[9],
                ((Number) row[10]).intValue(),
                ((Number) row[11]).intValue(),
                (String) row[12],
                ((Number) row[13]).doubleValue());
    }

    /** Providers hand a {@code timestamptz} of a native query over in types of their own. */
    private static Instant instant(Object value) {
        if (value instanceof Timestamp timestamp) {
            return timestamp.toInstant();
        }
        return value instanceof OffsetDateTime offset ? offset.toInstant() : (Instant) value;
    }
}
