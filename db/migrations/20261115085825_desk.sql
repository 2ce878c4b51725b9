-- Up Migration

-- What the desk does with a lead. Additive: nothing here is written by the visitor's statement, and of the indexes only
-- the queue's is touched by it, in the place of the one it succeeds.
alter table leads add column owner_id uuid;
alter table leads add column accepted_at timestamptz;
alter table leads add column offered_to uuid;
alter table leads add column offered_at timestamptz;
alter table leads add column offered_until timestamptz;
-- The first real contact: the one thing that stops the promised clock.
alter table leads add column first_contact_at timestamptz;
alter table leads add column first_contact_minutes double precision check (first_contact_minutes >= 0);
alter table leads add column attempts smallint not null default 0;
alter table leads add column call_later_at timestamptz;
-- How many of the two warnings were given.
alter table leads add column warnings smallint not null default 0 check (warnings between 0 and 2);
alter table leads add column escalated_at timestamptz;
-- When the worker next has to look; null when there is nothing to wait for.
alter table leads add column watch_at timestamptz;
-- Rises with every change by a person or of the person in charge: who saw an older one is refused.
alter table leads add column desk_version integer not null default 0;
-- The last touch as the desk filters it, such as 'google cpc', and the words of the name as it searches them. Written
-- by the first update after the intake (the worker's, a moment later), so that the intake does not pay for them.
alter table leads add column source text;
alter table leads add column name_words tsvector;

alter table leads add constraint leads_owner foreign key (owner_id) references staff_people (id) not valid;
alter table leads add constraint leads_offered foreign key (offered_to) references staff_people (id) not valid;
alter table leads add constraint leads_offer_whole
  check ((offered_to is null) = (offered_until is null) and (offered_to is null or owner_id is null)) not valid;
alter table leads add constraint leads_contact_whole
  check (first_contact_minutes is null or first_contact_at is not null) not valid;

-- "if not exists": on a table of many millions an operator makes these by hand beforehand, concurrently.
-- squawk-ignore require-concurrent-index-creation
create index if not exists leads_waiting on leads (coalesce(due_at, 'infinity'), id)
  where first_contact_at is null and status not in ('fechado', 'perdido', 'descartado') and not is_test;
-- Its successor is the line above.
-- squawk-ignore require-concurrent-index-deletion
drop index leads_open_by_deadline;
-- squawk-ignore require-concurrent-index-creation
create index if not exists leads_to_watch on leads (watch_at) where watch_at is not null;
-- squawk-ignore require-concurrent-index-creation
create index if not exists leads_by_owner on leads (owner_id, created_at desc, id desc)
  where owner_id is not null and not is_test;
-- squawk-ignore require-concurrent-index-creation
create index if not exists leads_open_by_owner on leads (owner_id, created_at desc, id desc)
  where owner_id is not null and status not in ('fechado', 'perdido', 'descartado') and not is_test;
-- squawk-ignore require-concurrent-index-creation
create index if not exists leads_offered_now on leads (offered_to) where offered_to is not null and not is_test;
-- squawk-ignore require-concurrent-index-creation
create index if not exists leads_to_call on leads (owner_id, call_later_at, id)
  where owner_id is not null and call_later_at is not null and not is_test;
-- squawk-ignore require-concurrent-index-creation
create index if not exists leads_by_source on leads (source, created_at desc, id desc)
  where source is not null and not is_test;
-- squawk-ignore require-concurrent-index-creation
create index if not exists leads_suspicious on leads (created_at desc, id desc) where suspicions <> '{}' and not is_test;
-- Numbers that are no Brazilian ones: found by their digits as typed.
-- squawk-ignore require-concurrent-index-creation
create index if not exists leads_by_odd_phone on leads (regexp_replace(phone, '\D', '', 'g'))
  where phone_e164 is null and not is_test;
-- squawk-ignore require-concurrent-index-creation
create index if not exists leads_by_name on leads using gin (name_words) with (fastupdate = off)
  where name_words is not null;

-- The words of a name, and two marks of the lead's age: by them a search reads the newest 4,096 or 131,072 first, and a
-- name that half the country bears costs the same however many leads there are.
create function lead_name_words(name text, id bigint) returns tsvector
  language sql
  immutable
  strict
  parallel safe
  set search_path = pg_catalog, public, pg_temp
as $$
  select array_to_tsvector(
    array_remove(regexp_split_to_array(fold_text(name), '[\u0001-/:-@[-`{-\u00bf]+'), '')
      || array['!a' || (id >> 12), '!b' || (id >> 17)])
$$;

-- Every typed word must begin a word of the name. Null where no word was typed.
create function lead_name_query(typed text) returns tsquery
  language sql
  immutable
  strict
  parallel safe
  set search_path = pg_catalog, public, pg_temp
as $$
  select string_agg('''' || word || ''':*', ' & ')::tsquery
  from regexp_split_to_table(fold_text(typed), '[\u0001-/:-@[-`{-\u00bf]+') as word where word <> ''
$$;

create function note_lead_words() returns trigger
  language plpgsql
  security definer
  set search_path = pg_catalog, public, pg_temp
as $$
begin
  new.name_words := lead_name_words(new.name, new.id);
  new.source := nullif(concat_ws(' ', new.last_touch ->> 'source', new.last_touch ->> 'medium'), '');
  return new;
end
$$;
create trigger leads_words before update on leads
  for each row when (new.name_words is null or old.name is distinct from new.name)
  execute function note_lead_words();

-- A contact that was logged by mistake may be taken back (D42 has no way back to novo for anybody else).
create or replace function refuse_unlisted_status_change() returns trigger
  language plpgsql
  set search_path = pg_catalog, public, pg_temp
as $$
begin
  if not exists (
    select from lead_status_transitions t where t.from_status = old.status and t.to_status = new.status
  ) and not (
    old.status = 'em_contato' and new.status = 'novo'
    and old.first_contact_at is not null and new.first_contact_at is null
  ) then
    raise exception 'status change from % to % is not allowed', old.status, new.status
      using errcode = 'check_violation', constraint = 'leads_status_transition';
  end if;
  return new;
end
$$;

-- Two leads that somebody looked at side by side: of one person, or of two.
create table lead_pairs (
  lead_id bigint not null references leads (id) on delete cascade,
  other_id bigint not null references leads (id) on delete cascade,
  is_same_person boolean not null,
  staff_id uuid not null references staff_people (id),
  created_at timestamptz not null default now(),
  primary key (lead_id, other_id),
  check (lead_id < other_id)
);
create index lead_pairs_by_other on lead_pairs (other_id);
alter table lead_pairs enable row level security;
alter table lead_pairs force row level security;
create policy owner_all on lead_pairs to webplan_owner using (true) with check (true);
create policy staff_read on lead_pairs for select to webplan_staff
  using ((select current_staff_role()) in ('atendente', 'gestao', 'administracao'));
create policy staff_decide on lead_pairs for insert to webplan_staff
  with check (staff_id = (select current_staff_id()));
create policy staff_decide_anew on lead_pairs for update to webplan_staff
  using ((select current_staff_role()) in ('atendente', 'gestao', 'administracao'))
  with check (staff_id = (select current_staff_id()));
grant select, insert, update (is_same_person, staff_id, created_at) on lead_pairs to webplan_staff;

-- Leads as the desk reads them. The policy on the table asks every row, keeps indexes on expressions out of reach (they
-- are not leakproof) and makes the planner expect a fiftieth of the rows; here the same question is asked once, before
-- the first row is read.
create view desk_leads as
  select l.* from leads l where (select current_staff_role()) in ('atendente', 'gestao', 'administracao');
grant select on desk_leads to webplan_staff;

grant execute on function lead_name_words(text, bigint), lead_name_query(text), fold_text(text) to webplan_staff;
grant update (owner_id, accepted_at, offered_to, offered_at, offered_until, first_contact_at, first_contact_minutes,
  attempts, call_later_at, watch_at, desk_version) on leads to webplan_staff;
grant update (due_at, offered_to, offered_at, offered_until, warnings, escalated_at, watch_at, desk_version)
  on leads to webplan_worker;
create policy worker_tend on leads for update to webplan_worker using (true) with check (true);

-- Who opened which lead. Once in a quarter of an hour: a page that is live reads its lead again and again.
create function record_lead_read(read_lead bigint) returns void
  language sql
  security definer
  set search_path = pg_catalog, public, pg_temp
as $$
  insert into staff_audit (staff_id, action, target)
  select current_staff_id(), 'lead_lido', 'lead:' || read_lead
  where current_staff_id() is not null and not exists (
    select from staff_audit a
    where a.target = 'lead:' || read_lead and a.at > now() - interval '15 minutes'
      and a.staff_id = current_staff_id() and a.action = 'lead_lido'
  )
$$;
grant execute on function record_lead_read(bigint) to webplan_staff;
