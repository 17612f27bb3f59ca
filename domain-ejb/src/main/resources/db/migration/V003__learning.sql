-- What was learned about how a person works, and what a decline says about a task (companion spec §7, §9.4, §10.4).

-- One row for each thing learned. The evidence is kept with it, a bounded list, so that the thing can be explained, fade and be
-- taken back without a search through all events.
create table learned_adjustment (
    owner      uuid             not null references account (id) on delete cascade,
    id         uuid             not null,
    kind       text             not null check (kind ~ '^[A-Z_]{1,30}$'),
    work_type  text             not null default '' check (work_type in ('', 'FOCUS', 'CREATIVE', 'SOCIAL', 'INDEPENDENT')),
    pattern    text             not null default '' check (char_length(pattern) <= 60),
    band       text             not null default '' check (band in ('', 'MORNING', 'AFTERNOON', 'EVENING', 'NIGHT')),
    value      double precision not null,
    evidence   json             not null default '[]',
    learned_at timestamptz      not null,
    changed_at timestamptz      not null,
    primary key (owner, id),
    constraint one_adjustment_per_subject unique (owner, kind, work_type, pattern, band)
);

-- pattern: the plan a task follows, by which similar tasks are known; empty for none in particular.
-- learned_factor: the learned factor that its minutes contain; 0 when the person said how long it takes.
alter table task
    add column pattern        varchar(60)      not null default '',
    add column learned_factor double precision not null default 1 check (learned_factor >= 0),
    add column blocked_reason varchar(200)     not null default '',
    add constraint blocked_has_its_reason check (blocked_at is not null or blocked_reason = '');
