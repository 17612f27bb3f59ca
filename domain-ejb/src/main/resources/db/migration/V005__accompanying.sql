-- Check-ins, returns, cutting up and undone completions (companion spec §1.4–1.5, §6, §8–10).

alter table task
    add column resume_count        integer     not null default 0 check (resume_count >= 0),
    add column last_resumed_at     timestamptz,
    add column cannot_finish_count integer     not null default 0 check (cannot_finish_count >= 0),
    add column completed_from      text        check (completed_from in ('PENDING', 'IN_PROGRESS', 'HAS_SUBTASKS')),
    add column reopened_at         timestamptz;

alter table conversation
    add column check_in_count  integer     not null default 0 check (check_in_count between 0 and 3),
    add column check_in_due_at timestamptz;

-- Who is to be asked next, without looking at everybody.
create index conversation_check_in_due on conversation (check_in_due_at) where check_in_due_at is not null;

-- What a task may become, whoever writes. Completed stays completed except for a correction within half an hour; a container
-- is never worked on itself; counters move only with the work they count.
create or replace function task_transition_is_allowed() returns trigger language plpgsql as $$
begin
    if new.owner <> old.owner then
        raise exception 'a task never changes its owner' using errcode = 'check_violation';
    end if;
    if old.status = 'COMPLETED' and new.status <> 'COMPLETED' and (
            new.status is distinct from old.completed_from
            or new.reopened_at is null
            or new.reopened_at is not distinct from old.reopened_at
            or new.reopened_at not between old.completed_at and old.completed_at + interval '30 minutes') then
        raise exception 'a completed task stays completed' using errcode = 'check_violation';
    end if;
    if old.status = 'HAS_SUBTASKS' and new.status not in ('HAS_SUBTASKS', 'COMPLETED') then
        raise exception 'a container is never worked on itself' using errcode = 'check_violation';
    end if;
    if old.status = 'HAS_SUBTASKS' and new.rejection_count > old.rejection_count then
        raise exception 'a container is never declined' using errcode = 'check_violation';
    end if;
    if old.status = 'PENDING' and new.status = 'PENDING'
            and (new.steps_completed > old.steps_completed or new.resume_count > old.resume_count) then
        raise exception 'only a task under way has steps done and returns' using errcode = 'check_violation';
    end if;
    return new;
end $$;

drop trigger task_transition on task;
create trigger task_transition before update of status, owner, rejection_count, steps_completed, resume_count on task
    for each row execute function task_transition_is_allowed();

-- A task begins by waiting, or as a container.
create function task_begins_open() returns trigger language plpgsql as $$
begin
    if new.status not in ('PENDING', 'HAS_SUBTASKS') then
        raise exception 'a task begins by waiting' using errcode = 'check_violation';
    end if;
    return new;
end $$;

create trigger task_begins before insert on task for each row execute function task_begins_open();

-- Judged when the transaction ends, because a container and its pieces change together: pieces lie in containers of the same
-- owner, and a container is done only with all of its pieces.
create function task_family_fits() returns trigger language plpgsql as $$
begin
    if new.parent_id is not null and not exists (
            select 1 from task p where p.id = new.parent_id and p.owner = new.owner
                and p.status in ('HAS_SUBTASKS', 'COMPLETED')) then
        raise exception 'a piece lies in a container' using errcode = 'check_violation';
    end if;
    if new.pieces > 0 and new.status = 'COMPLETED' and exists (
            select 1 from task c join task now_there on now_there.id = new.id and now_there.status = 'COMPLETED'
            where c.parent_id = new.id and c.status <> 'COMPLETED' and c.deleted_at is null) then
        raise exception 'a container is done with its last piece' using errcode = 'check_violation';
    end if;
    return null;
end $$;

create constraint trigger task_family after insert or update of status, parent_id on task
    deferrable initially deferred for each row execute function task_family_fits();
