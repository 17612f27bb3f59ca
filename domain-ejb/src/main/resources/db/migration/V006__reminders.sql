-- Reminders, the outbox that delivers what is due, what was sent and may be answered, alerts for operators (spec §11, §16).

alter table task
    add column is_reminder     boolean     not null default false,
    add column remind_at       timestamptz,
    add column reminder_status text        check (reminder_status in ('PENDING', 'SENT')),
    add constraint reminder_has_its_time check
        (is_reminder = (remind_at is not null) and is_reminder = (reminder_status is not null)),
    add constraint reminder_is_nobodys_work check
        (not is_reminder or (parent_id is null and pieces = 0 and status in ('PENDING', 'COMPLETED'))),
    add constraint reminder_is_done_when_sent check
        (not is_reminder or (status = 'COMPLETED') = (reminder_status = 'SENT'));

-- A reminder that was sent stays sent, and nobody's task turns into one.
create function reminder_stays_what_it_is() returns trigger language plpgsql as $$
begin
    if new.is_reminder <> old.is_reminder then
        raise exception 'a task and a reminder stay what they are' using errcode = 'check_violation';
    end if;
    if old.reminder_status = 'SENT' and new.reminder_status <> 'SENT' then
        raise exception 'a reminder that was sent stays sent' using errcode = 'check_violation';
    end if;
    if new.rejection_count <> old.rejection_count and new.is_reminder then
        raise exception 'a reminder is never declined' using errcode = 'check_violation';
    end if;
    return new;
end $$;

create trigger task_reminder before update of is_reminder, reminder_status, rejection_count on task
    for each row execute function reminder_stays_what_it_is();

-- One row for each delivery to come. The row is the truth about it: who holds it, how often it was tried, how it ended.
create table outbox (
    owner           uuid         not null references account (id) on delete cascade,
    id              bigint       not null generated always as identity,
    kind            text         not null check (kind in ('REMINDER', 'DEADLINE')),
    channel         text         not null check (channel ~ '^[A-Z_]{1,20}$'),
    task_id         uuid         not null references task (id) on delete cascade,
    idempotency_key varchar(200) not null,
    due_at          timestamptz  not null,
    try_at          timestamptz  not null,
    state           text         not null default 'PENDING'
        check (state in ('PENDING', 'DELIVERING', 'SCHEDULED', 'DELIVERED', 'DEAD', 'CANCELLED')),
    attempts        smallint     not null default 0 check (attempts >= 0),
    lease_until     timestamptz  not null default '-infinity',
    claim           uuid,
    worker          varchar(80)  not null default '',
    last_error      varchar(500) not null default '',
    settled_at      timestamptz,
    delivered_at    timestamptz,
    created_at      timestamptz  not null,
    primary key (owner, id),
    constraint one_delivery_per_key unique (owner, idempotency_key),
    constraint claimed_while_delivering check ((state = 'DELIVERING') = (claim is not null)),
    constraint settled_when_over check ((state in ('DELIVERED', 'DEAD', 'CANCELLED')) = (settled_at is not null)),
    constraint delivered_has_its_time check ((state = 'DELIVERED') = (delivered_at is not null))
) with (fillfactor = 60, autovacuum_vacuum_scale_factor = 0.02);

-- What is due, in order. A claim changes nothing that stands in here, so that it is a heap-only update: state is in no index and
-- in no predicate, and a row leaves when its story ends.
create index outbox_waiting on outbox (try_at, id) where settled_at is null;

-- What was sent and may be answered for a day (spec §11.6). Several tasks may share one message.
create table recent_outbound (
    owner          uuid         not null references account (id) on delete cascade,
    message_id     bigint       not null,
    task_id        uuid         not null,
    kind           text         not null check (kind in ('REMINDER', 'DEADLINE', 'CHECK_IN')),
    title          varchar(200) not null check (btrim(title) <> ''),
    sent_at        timestamptz  not null,
    expires_at     timestamptz  not null,
    awaiting_reply boolean      not null default true,
    primary key (owner, message_id, task_id)
);

create index recent_outbound_awaiting on recent_outbound (owner, sent_at) where awaiting_reply;

-- What operators should know, without a word of anybody's own (spec §11.5).
create table ops_alert (
    id           bigint      not null generated always as identity primary key,
    kind         text        not null,
    severity     text        not null check (severity in ('info', 'warning', 'critical')),
    body         varchar(300) not null,
    state        text        not null default 'pending' check (state in ('pending', 'delivered', 'throttled', 'failed')),
    raised_at    timestamptz not null,
    delivered_at timestamptz
);

create table ops_alert_throttle (
    kind      text        not null primary key,
    raised_at timestamptz not null
);
