-- Tasks, the conversation about them, and the journal of both (companion spec §16).

create table task (
    id               uuid        not null primary key,
    owner            uuid        not null references account (id) on delete cascade,
    title            varchar(200) not null check (btrim(title) <> ''),
    status           text        not null check (status in ('PENDING', 'IN_PROGRESS', 'HAS_SUBTASKS', 'COMPLETED')),
    work_type        text        not null check (work_type in ('FOCUS', 'CREATIVE', 'SOCIAL', 'INDEPENDENT')),
    urgency          smallint    not null check (urgency between 0 and 100),
    minutes          integer     not null check (minutes > 0),
    energy           text        not null check (energy in ('LOW', 'MEDIUM', 'HIGH')),
    said             text        not null default '',
    steps            text        not null default '[]' check (steps is json array),
    next_step_minutes integer    not null default 0 check (next_step_minutes >= 0),
    steps_completed  integer     not null default 0 check (steps_completed >= 0),
    parent_id        uuid        references task (id) on delete cascade,
    sequence         integer     not null default 0 check (sequence >= 0),
    pieces           integer     not null default 0 check (pieces >= 0),
    due_at           timestamptz,
    rejection_count  integer     not null default 0 check (rejection_count >= 0),
    rejection_notes  text        not null default '',
    progress_notes   text        not null default '',
    blocked_at       timestamptz,
    created_at       timestamptz not null,
    started_at       timestamptz,
    completed_at     timestamptz,
    deleted_at       timestamptz,
    version          bigint      not null default 0,
    -- Weighs nothing on writes and finds "the filing" for "File the receipts" among thousands of titles.
    title_words      tsvector    generated always as (to_tsvector('english', title)) stored,
    constraint completed_has_its_time check ((status = 'COMPLETED') = (completed_at is not null)),
    constraint piece_has_its_place check ((parent_id is null) = (sequence = 0)),
    constraint one_piece_per_place unique (parent_id, sequence)
);

create index task_open_by_owner on task (owner, status) where status <> 'COMPLETED' and deleted_at is null;

-- Completed is terminal and a container is never worked on itself, whoever writes (spec §1.5).
create function task_transition_is_allowed() returns trigger language plpgsql as $$
begin
    if old.status = 'COMPLETED' and new.status <> 'COMPLETED' then
        raise exception 'a completed task stays completed' using errcode = 'check_violation';
    end if;
    if old.status = 'HAS_SUBTASKS' and new.status not in ('HAS_SUBTASKS', 'COMPLETED') then
        raise exception 'a container is never worked on itself' using errcode = 'check_violation';
    end if;
    if new.owner <> old.owner then
        raise exception 'a task never changes its owner' using errcode = 'check_violation';
    end if;
    return new;
end $$;

create trigger task_transition before update of status, owner on task
    for each row execute function task_transition_is_allowed();

create table conversation (
    owner                uuid        not null primary key references account (id) on delete cascade,
    state                text        not null default 'IDLE'
        check (state in ('IDLE', 'INTAKE', 'SELECTION', 'ACTIVE', 'CHECKING_IN')),
    active_task_id       uuid        references task (id) on delete set null,
    suggested_task_id    uuid        references task (id) on delete set null,
    suggested_at         timestamptz,
    memory               json        not null default '{}',
    last_user_message_at timestamptz,
    turns                bigint      not null default 0
);

-- What was said, append-only, by month.
create table message (
    owner   uuid        not null references account (id) on delete cascade,
    id      bigint      not null generated always as identity,
    at      timestamptz not null,
    sender  text        not null check (sender in ('YOU', 'ONWARD')),
    task_id uuid,
    payload json        not null,
    primary key (owner, id, at)
) partition by range (at);

-- What happened to tasks, append-only, by month. Drives learning and explains the past.
create table task_event (
    owner   uuid        not null references account (id) on delete cascade,
    id      bigint      not null generated always as identity,
    at      timestamptz not null,
    task_id uuid        not null,
    type    text        not null,
    payload json        not null default '{}',
    primary key (owner, id, at)
) partition by range (at);

create index task_event_by_task on task_event (owner, task_id);

-- Rows from a clock far ahead or behind still find a home.
create table message_default partition of message default;
create table task_event_default partition of task_event default;

-- Makes the partitions of this month and the given number of months after it. A month whose rows already lie in the default
-- partition is left there.
create function ensure_month_partitions(months integer) returns integer language plpgsql as $$
declare
    made integer := 0;
    parent text;
    first_day timestamptz;
    child text;
begin
    perform pg_advisory_xact_lock(hashtext('onward_month_partitions'));
    foreach parent in array array ['message', 'task_event'] loop
        for month in 0..months loop
            first_day := date_trunc('month', now() at time zone 'UTC') at time zone 'UTC' + make_interval(months => month);
            child := parent || '_' || to_char(first_day at time zone 'UTC', 'YYYY_MM');
            if to_regclass(child) is null then
                begin
                    execute format('create table %I partition of %I for values from (%L) to (%L)',
                                   child, parent, first_day, first_day + interval '1 month');
                    made := made + 1;
                exception when check_violation then
                    raise notice 'rows of % already lie in the default partition of %', child, parent;
                end;
            end if;
        end loop;
    end loop;
    return made;
end $$;

select ensure_month_partitions(3);

create function append_only() returns trigger language plpgsql as $$
begin
    raise exception '% is append-only', tg_table_name using errcode = 'check_violation';
end $$;

create trigger message_append_only before update on message for each row execute function append_only();
create trigger task_event_append_only before update on task_event for each row execute function append_only();
