-- Up Migration

-- D80. A holder who asks to erase everything locks the leads at once: no list, search, job or person of the desk reaches
-- them. The request can be undone for a day. Then the leads are erased, except contracts, which stay locked until their
-- rule of retention erases them.
-- No row has a value yet, so nothing has to be validated.
alter table leads add column erasure_id bigint,
  add constraint leads_erasure foreign key (erasure_id) references holder_requests (id) not valid;
-- Migrations run in one transaction, where an index cannot be built concurrently: every use of leads waits for these two,
-- some seconds at the sizes of D73.
-- squawk-ignore require-concurrent-index-creation
create index leads_locked on leads (erasure_id) where erasure_id is not null;
-- Without locked leads, so that the queue is still counted from the index alone.
-- squawk-ignore require-concurrent-index-deletion
drop index leads_waiting;
-- squawk-ignore require-concurrent-index-creation
create index leads_waiting on leads (coalesce(due_at, 'infinity'), id)
  where first_contact_at is null and status not in ('fechado', 'perdido', 'descartado') and not is_test
    and erasure_id is null;

alter table holder_requests
  add column undo_until timestamptz,
  add column locked_count integer not null default 0 check (locked_count >= 0),
  -- The protocols of contracts that stay locked, until the office was notified.
  add column locked_protocols text[] not null default '{}',
  drop constraint holder_requests_outcome_check,
  add constraint holder_requests_outcome_check
    check (outcome in ('feito', 'respondido', 'recusado', 'encerrado', 'desfeito')) not valid,
  add constraint holder_requests_undo_check check (undo_until is null or kind = 'eliminacao') not valid;
-- squawk-ignore require-concurrent-index-creation
create index holder_requests_to_finish on holder_requests (undo_until) where kind = 'eliminacao' and done_at is null;

alter table holder_request_events
  drop constraint holder_request_events_kind_check,
  add constraint holder_request_events_kind_check
    check (kind in ('opened', 'done', 'office_told', 'office_told_of_lock', 'holder_told')) not valid;

-- Why an administrator opened a locked lead. Written by open_locked_leads() only.
create table locked_lead_openings (
  id bigint generated always as identity primary key,
  lead_id bigint not null references leads (id) on delete cascade,
  staff_id uuid not null references staff_people (id),
  reason text not null check (char_length(reason) between 15 and 1000),
  opened_at timestamptz not null default now()
);
create index locked_lead_openings_by_lead on locked_lead_openings (lead_id, id);
alter table locked_lead_openings enable row level security;
alter table locked_lead_openings force row level security;
create policy owner_all on locked_lead_openings to webplan_owner using (true) with check (true);
-- The holder learns when, not why.
grant select (lead_id, opened_at) on locked_lead_openings to webplan_holder;
create policy holder_read on locked_lead_openings for select to webplan_holder
  using (exists (select from leads l where l.id = lead_id));

grant update (erasure_id) on leads to webplan_holder;
grant select on retention_rules to webplan_holder;
-- A locked lead is no earlier copy of a new request.
grant select (erasure_id) on leads to webplan_intake;

grant update (locked_protocols) on holder_requests to webplan_worker;
drop policy worker_read on leads;
drop policy worker_tend on leads;
create policy worker_read on leads for select to webplan_worker using (erasure_id is null);
create policy worker_tend on leads for update to webplan_worker
  using (erasure_id is null) with check (erasure_id is null);

drop policy staff_read on leads;
drop policy staff_update on leads;
create policy staff_read on leads for select to webplan_staff using (erasure_id is null);
create policy staff_update on leads for update to webplan_staff
  using (erasure_id is null) with check (erasure_id is null);
create policy staff_unlocked on lead_events as restrictive to webplan_staff
  using (lead_id <> all ((select locked_lead_ids())::bigint[]));
create policy staff_unlocked on lead_pairs as restrictive to webplan_staff
  using (lead_id <> all ((select locked_lead_ids())::bigint[]) and other_id <> all ((select locked_lead_ids())::bigint[]));

-- An erasure is not answered by hand.
drop policy staff_answer on holder_requests;
create policy staff_answer on holder_requests for update to webplan_staff
  using (done_at is null and kind <> 'eliminacao') with check (true);

-- It erased contracts, and at once. The previous release calls it until it is restarted, and must not erase any more.
drop function if exists erase_holder(bytea, text);
