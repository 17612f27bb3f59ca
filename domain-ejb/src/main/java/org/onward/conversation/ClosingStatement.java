package org.onward.conversation;

/**
 * The one statement that writes a turn: what was said, what happened to tasks, what was learned, where the conversation stands
 * and the answer to the Idempotency-Key.
 */
final class ClosingStatement {
    static final String SQL = """
            with said as (
                insert into message (owner, at, sender, task_id, payload)
                select cast(?1 as uuid), x.at, x.sender, x.task_id, x.payload
                from json_to_recordset(cast(?2 as json)) as x(ord int, at timestamptz, sender text, task_id uuid, payload json)
                order by x.ord
                returning id, sender),
            noted as (
                insert into task_event (owner, at, task_id, type, payload)
                select cast(?1 as uuid), cast(?4 as timestamptz), x.task_id, x.type, x.payload
                from json_to_recordset(cast(?3 as json)) as x(ord int, task_id uuid, type text, payload json)
                order by x.ord
                returning task_id, type, payload),
            adjusting as (
                select x.* from json_to_recordset(cast(?16 as json)) as x(task_id uuid, declines int, note text,
                    stretch double precision, more_energy boolean, blocked boolean, waits_for text, minutes int,
                    learned_factor double precision)),
            adjusted as (
                update task t set rejection_count = greatest(0, t.rejection_count + x.declines), version = t.version + 1,
                    rejection_notes = t.rejection_notes || case when x.note = '' then '' else x.note || E'\\n' end,
                    minutes = greatest(1, cast(round(coalesce(nullif(x.minutes, 0), t.minutes) * x.stretch) as integer)),
                    learned_factor = x.stretch * case when x.minutes > 0 then x.learned_factor else t.learned_factor end,
                    energy = case when not x.more_energy then t.energy when t.energy = 'LOW' then 'MEDIUM' else 'HIGH' end,
                    blocked_at = case when x.blocked then cast(?4 as timestamptz) else t.blocked_at end,
                    blocked_reason = case when x.blocked then x.waits_for else t.blocked_reason end
                from adjusting x where t.id = x.task_id and t.owner = cast(?1 as uuid)),
            whole_adjusted as (
                update task w set minutes = greatest(1, w.minutes + d.more), version = w.version + 1
                from (select o.parent_id, cast(sum(greatest(1,
                             round(coalesce(nullif(x.minutes, 0), o.minutes) * x.stretch)) - o.minutes) as integer) as more
                      from adjusting x join task o on o.id = x.task_id and o.owner = cast(?1 as uuid)
                      where o.parent_id is not null group by o.parent_id) d
                where w.id = d.parent_id and w.owner = cast(?1 as uuid) and d.more <> 0),
            learned as (
                insert into learned_adjustment
                    (owner, id, kind, work_type, pattern, band, value, evidence, learned_at, changed_at)
                select cast(?1 as uuid), x.id, x.kind, x.work_type, x.pattern, x.band, x.value, x.evidence,
                       x.learned_at, x.changed_at
                from json_to_recordset(cast(?12 as json)) as x(id uuid, kind text, work_type text, pattern text, band text,
                    value double precision, evidence json, learned_at timestamptz, changed_at timestamptz)
                on conflict on constraint one_adjustment_per_subject do update
                    set value = excluded.value, evidence = excluded.evidence, changed_at = excluded.changed_at),
            resumed as (
                update task t set resume_count = t.resume_count + 1, version = t.version + 1,
                    last_resumed_at = cast(?4 as timestamptz),
                    progress_notes = concat_ws(E'\\n', nullif(t.progress_notes, ''), n.payload ->> 'note')
                from noted n where n.type = 'RESUMED' and t.id = n.task_id and t.owner = cast(?1 as uuid)
                  and t.status <> 'PENDING'),
            furthered as (
                update task p set steps_completed = greatest(0, p.steps_completed + done.pieces), version = p.version + 1
                from (select t.parent_id, sum(case n.type when 'COMPLETED' then 1 else -1 end) as pieces
                      from noted n join task t on t.id = n.task_id
                      where n.type in ('COMPLETED', 'REOPENED') and t.owner = cast(?1 as uuid) group by t.parent_id) done
                where p.id = done.parent_id and p.owner = cast(?1 as uuid)),
            kept as (
                insert into idempotency_key (owner, scope, key, request_hash, status, response, created_at)
                select cast(?1 as uuid), 'chat', cast(?5 as text), decode(cast(?6 as text), 'hex'), 201,
                       json_build_object('said', (select max(id) from said where sender = 'YOU'),
                                         'reply', (select max(id) from said where sender = 'ONWARD'))::text,
                       cast(?4 as timestamptz)
                where cast(?5 as text) <> ''),
            moved as (
                update conversation set turns = turns + 1, state = cast(?7 as text),
                    active_task_id = cast(nullif(?8, '') as uuid), suggested_task_id = cast(nullif(?9, '') as uuid),
                    suggested_at = cast(nullif(?10, '') as timestamptz), memory = cast(?11 as json),
                    check_in_count = cast(?13 as integer), check_in_due_at = cast(nullif(?14, '') as timestamptz),
                    last_user_message_at = case when cast(?15 as boolean) then cast(?4 as timestamptz)
                                                else last_user_message_at end
                where owner = cast(?1 as uuid)),
            sent_for as (
                insert into outbox (owner, kind, channel, task_id, idempotency_key, due_at, try_at, created_at)
                select cast(?1 as uuid), x.kind, x.channel, x.task_id, x.key, x.due_at, x.due_at, cast(?4 as timestamptz)
                from json_to_recordset(cast(?17 as json)) as x(kind text, channel text, task_id uuid, due_at timestamptz, key text)
                on conflict on constraint one_delivery_per_key do nothing
                returning due_at),
            hurried as (
                select pg_notify('onward_due', cast(cast(extract(epoch from min(due_at)) * 1000 as bigint) as text))
                from sent_for having count(*) > 0),
            called_off as (
                update outbox o set state = 'CANCELLED', claim = null, lease_until = '-infinity',
                    settled_at = cast(?4 as timestamptz)
                from json_array_elements_text(cast(?18 as json)) as x
                where o.owner = cast(?1 as uuid) and o.task_id = cast(x as uuid) and o.settled_at is null),
            answered as (
                update recent_outbound r set awaiting_reply = false
                from json_array_elements_text(cast(?19 as json)) as x
                where r.owner = cast(?1 as uuid) and r.task_id = cast(x as uuid) and r.awaiting_reply),
            told as (select pg_notify('onward_message', cast(?1 as text)) where exists (select 1 from said))
            select id, sender from said, told left join hurried on true""";

    private ClosingStatement() {}
}
