-- How a person likes to work (companion spec §12): one row a person, one JSON object of texts by key.
create table user_pref (
    owner      uuid        not null primary key references account (id) on delete cascade,
    settings   json        not null default '{}',
    version    bigint      not null default 1,
    changed_at timestamptz not null
);
