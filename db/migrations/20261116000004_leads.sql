-- Up Migration

-- D3: when the office works. The staff edit it. Weekday 1 is Monday, 7 is Sunday.
create table office_shifts (
  weekday smallint not null check (weekday between 1 and 7),
  starts_at time not null,
  ends_at time not null,
  primary key (weekday, starts_at),
  check (starts_at < ends_at),
  -- Seconds of the week as one range: overlapping shifts are refused without an extension.
  constraint office_shifts_no_overlap exclude using gist (
    int4range(
      (weekday * 86400 + extract(epoch from starts_at))::integer,
      (weekday * 86400 + extract(epoch from ends_at))::integer
    ) with &&
  )
);

create table office_holidays (
  day date primary key,
  name text not null check (char_length(name) between 1 and 120 and name !~ '^\s*$'),
  scope text not null default 'propria' check (scope in ('nacional', 'estadual', 'propria'))
);

insert into office_shifts (weekday, starts_at, ends_at)
select weekday, '08:00', '20:00' from generate_series(1, 5) as weekday;

-- Leis 662/1949, 6.802/1980 and 14.759/2023.
insert into office_holidays (day, name, scope)
select make_date(year, month, day), name, 'nacional'
from generate_series(2025, 2036) as year,
  (values
    (1, 1, 'Confraternização Universal'),
    (4, 21, 'Tiradentes'),
    (5, 1, 'Dia do Trabalho'),
    (9, 7, 'Independência do Brasil'),
    (10, 12, 'Nossa Senhora Aparecida'),
    (11, 2, 'Finados'),
    (11, 15, 'Proclamação da República'),
    (11, 20, 'Dia da Consciência Negra'),
    (12, 25, 'Natal')
  ) as fixed (month, day, name);

-- Two days before Easter.
insert into office_holidays (day, name, scope)
select day::date, 'Sexta-feira Santa', 'nacional'
from unnest(array[
  '2025-04-18', '2026-04-03', '2027-03-26', '2028-04-14', '2029-03-30', '2030-04-19',
  '2031-04-11', '2032-03-26', '2033-04-15', '2034-04-07', '2035-03-23', '2036-04-11'
]) as day;

grant select on office_shifts, office_holidays to webplan_web, webplan_worker;
grant select, insert, update, delete on office_shifts, office_holidays to webplan_staff;

create table leads (
  id bigint generated always as identity primary key,
  protocol text not null generated always as (lead_protocol(id)) stored unique,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),

  name text not null check (char_length(name) between 1 and 200 and name !~ '^\s*$'),
  email text not null check (char_length(email) <= 320 and email ~ '^[^\s@]+@[^\s@]+\.[^\s@]+$'),
  phone text not null check (char_length(phone) between 1 and 60),
  phone_e164 text check (phone_e164 ~ '^\+[1-9][0-9]{7,14}$'),
  operadora text not null check (char_length(operadora) between 1 and 80),
  subject text not null check (char_length(subject) between 1 and 120),
  message text not null check (char_length(message) between 1 and 5000),
  message_is_automatic boolean not null default false,
  idade text not null default '' check (char_length(idade) <= 500),
  ages smallint[] not null default '{}',
  email_consent boolean not null default false,
  email_consent_version text,
  -- D13: the contract names this column; an address is never stored in it.
  ip_address text not null default '' check (ip_address = ''),
  user_agent text check (char_length(user_agent) <= 1000),
  source_page text not null check (char_length(source_page) <= 2000),
  utm_source text check (char_length(utm_source) <= 200),
  utm_medium text check (char_length(utm_medium) <= 200),
  utm_campaign text check (char_length(utm_campaign) <= 200),
  first_touch jsonb check (jsonb_typeof(first_touch) = 'object' and pg_column_size(first_touch) <= 4000),
  last_touch jsonb check (jsonb_typeof(last_touch) = 'object' and pg_column_size(last_touch) <= 4000),

  status text not null default 'novo'
    check (status in ('novo', 'em_contato', 'cotacao_enviada', 'fechado', 'perdido', 'descartado')),
  priority smallint not null default 3 check (priority between 1 and 5),
  notes text check (char_length(notes) <= 10000),
  due_at timestamptz,
  is_test boolean not null default false,
  suspicions text[] not null default '{}',

  -- D18: made in the visitor's browser; absent without script, where the fingerprint is compared (D43).
  submission_key uuid unique,
  fingerprint bytea not null check (octet_length(fingerprint) = 32),
  email_consent_record uuid references consent_records (id),

  -- The columns below belong to the desk. The visitor's statement writes only watch_at.
  owner_id uuid,
  accepted_at timestamptz,
  offered_to uuid,
  offered_at timestamptz,
  offered_until timestamptz,
  -- The first real contact: only it stops the promised deadline.
  first_contact_at timestamptz,
  first_contact_minutes double precision check (first_contact_minutes >= 0),
  attempts smallint not null default 0,
  call_later_at timestamptz,
  -- How many of the two warnings were given.
  warnings smallint not null default 0 check (warnings between 0 and 2),
  escalated_at timestamptz,
  -- When the worker next has to look at the lead; null when there is nothing to wait for.
  watch_at timestamptz,
  -- Rises with every change by a person and every change of owner: a form sent from an older version is refused.
  desk_version integer not null default 0,
  -- The last touch as the desk filters it, such as 'google cpc', and the words of the name as it searches them. Written
  -- by the first update after the intake (the worker's, a moment later), so that the intake does not pay for them.
  source text,
  name_words tsvector,
  -- The first quote. A lead that falls back to an earlier status keeps it.
  quoted_at timestamptz,

  check (email_consent_version is not null or not email_consent),
  constraint leads_owner foreign key (owner_id) references staff_people (id),
  constraint leads_offered foreign key (offered_to) references staff_people (id),
  constraint leads_offer_whole
    check ((offered_to is null) = (offered_until is null) and (offered_to is null or owner_id is null)),
  constraint leads_contact_whole check (first_contact_minutes is null or first_contact_at is not null)
);

create index leads_by_time on leads (created_at desc, id desc) where not is_test;
create index leads_by_operadora on leads (operadora, created_at desc, id desc) where not is_test;
create index leads_by_status on leads (status, created_at desc, id desc) where not is_test;
create index leads_by_email on leads (lower(email), created_at desc) where not is_test;
create index leads_by_phone on leads (phone_e164, created_at desc) where not is_test;
-- Numbers that are not Brazilian: found by their digits as typed.
create index leads_by_odd_phone on leads (regexp_replace(phone, '\D', '', 'g')) where phone_e164 is null and not is_test;
create index leads_by_fingerprint on leads (fingerprint, created_at desc);
create index leads_by_source on leads (source, created_at desc, id desc) where source is not null and not is_test;
create index leads_by_name on leads using gin (name_words) with (fastupdate = off) where name_words is not null;
create index leads_suspicious on leads (created_at desc, id desc) where suspicions <> '{}' and not is_test;
-- D46: tests are few, and the desk has a filter for them.
create index leads_tests on leads (created_at desc, id desc) where is_test;
create index leads_waiting on leads (coalesce(due_at, 'infinity'), id)
  where first_contact_at is null and status not in ('fechado', 'perdido', 'descartado') and not is_test;
create index leads_to_watch on leads (watch_at) where watch_at is not null;
create index leads_to_call on leads (owner_id, call_later_at, id)
  where owner_id is not null and call_later_at is not null and not is_test;
create index leads_by_owner on leads (owner_id, created_at desc, id desc) where owner_id is not null and not is_test;
create index leads_open_by_owner on leads (owner_id, created_at desc, id desc)
  where owner_id is not null and status not in ('fechado', 'perdido', 'descartado') and not is_test;
create index leads_offered_now on leads (offered_to) where offered_to is not null and not is_test;

-- D42: the allowed changes of status, as rows, so that desk and database read the same list.
create table lead_status_transitions (
  from_status text not null,
  to_status text not null,
  needs_note boolean not null default false,
  primary key (from_status, to_status)
);

insert into lead_status_transitions (from_status, to_status, needs_note) values
  ('novo', 'em_contato', false),
  ('novo', 'descartado', false),
  ('em_contato', 'cotacao_enviada', false),
  ('em_contato', 'fechado', false),
  ('em_contato', 'perdido', false),
  ('em_contato', 'descartado', false),
  ('cotacao_enviada', 'em_contato', false),
  ('cotacao_enviada', 'fechado', false),
  ('cotacao_enviada', 'perdido', false),
  ('fechado', 'em_contato', true),
  ('perdido', 'em_contato', true),
  ('descartado', 'em_contato', true);

create table lead_events (
  id bigint generated always as identity primary key,
  lead_id bigint not null references leads (id) on delete cascade,
  kind text not null check (char_length(kind) between 1 and 60),
  actor text not null check (char_length(actor) between 1 and 120),
  from_status text,
  to_status text,
  note text check (char_length(note) <= 10000),
  details jsonb not null default '{}',
  created_at timestamptz not null default now(),
  staff_id uuid constraint lead_events_staff references staff_people (id)
);
create index lead_events_by_lead on lead_events (lead_id, created_at, id);
-- A mail that was sent is recorded once, however often its job runs; so is what follows a stored lead.
create unique index lead_events_once on lead_events (lead_id, kind)
  where kind in ('created', 'office_notified', 'visitor_confirmed');
create unique index lead_events_told_once on lead_events (lead_id, kind)
  where kind in ('dispatched', 'visitor_not_confirmed', 'visitor_unreachable', 'webhook_delivered');

-- D88: leads whose notice the office gets in a digest, because more mails were due than a minute allows. A row is
-- deleted together with the event that the office was notified.
create table held_office_notices (
  lead_id bigint primary key references leads (id) on delete cascade,
  held_at timestamptz not null default now()
);

-- Two sums of the leads, by status and by day, kept by count_lead(): exact, and cheap at ten million leads. Spread over
-- slots, so that two sessions that insert at once do not wait for one another.
create table lead_totals (
  status text not null,
  slot smallint not null,
  total bigint not null default 0,
  primary key (status, slot)
) with (fillfactor = 70);

create table lead_days (
  day date not null,
  slot smallint not null,
  total bigint not null default 0,
  primary key (day, slot)
) with (fillfactor = 70);

-- Statistics go on counting a lead that was erased (decision 015). The day 'infinity' holds the sum of all days. Nothing
-- personal.
create table erased_lead_counts (
  day date not null,
  status text not null,
  total bigint not null default 0,
  primary key (day, status)
);

-- Rights come first; row-level security, forced even on the owner, is the second protection.
alter table leads enable row level security;
alter table leads force row level security;
alter table lead_events enable row level security;
alter table lead_events force row level security;

create policy owner_all on leads to webplan_owner using (true) with check (true);
create policy owner_all on lead_events to webplan_owner using (true) with check (true);

-- webplan_intake owns submit_lead(), the only way in, and cannot log in. It reads no name, e-mail or phone.
grant insert on leads to webplan_intake;
grant select (id, protocol, created_at, due_at, submission_key, fingerprint) on leads to webplan_intake;
grant insert on lead_events to webplan_intake;
create policy intake_insert on leads for insert to webplan_intake
  with check (status = 'novo' and priority = 3 and notes is null and created_at = now());
create policy intake_repeat on leads for select to webplan_intake using (true);
create policy intake_event on lead_events for insert to webplan_intake with check (kind = 'created');

-- webplan_holder reads the leads of the address that a function of its own has proven and set for the transaction.
grant select, delete on leads to webplan_holder;
grant update (name, phone, phone_e164, idade, ages, message, message_is_automatic, email_consent, email_consent_record)
  on leads to webplan_holder;
grant select, insert on lead_events to webplan_holder;
create policy holder_own on leads to webplan_holder
  using (lower(email) = current_setting('webplan.holder', true))
  with check (lower(email) = current_setting('webplan.holder', true));
create policy holder_read on lead_events for select to webplan_holder
  using (exists (select from leads l where l.id = lead_id));
create policy holder_event on lead_events for insert to webplan_holder
  with check (actor = 'holder' and exists (select from leads l where l.id = lead_id));

grant select on leads, lead_status_transitions to webplan_worker;
grant update (due_at, offered_to, offered_at, offered_until, warnings, escalated_at, watch_at, desk_version)
  on leads to webplan_worker;
grant select, insert on lead_events to webplan_worker;
grant usage on sequence lead_events_id_seq to webplan_worker;
grant select, insert, delete on held_office_notices to webplan_worker;
create policy worker_read on leads for select to webplan_worker using (true);
create policy worker_tend on leads for update to webplan_worker using (true) with check (true);
create policy worker_events on lead_events to webplan_worker using (true) with check (actor = 'worker');

grant select on leads, lead_status_transitions, lead_totals, lead_days, erased_lead_counts to webplan_staff;
grant update (status, priority, notes, owner_id, accepted_at, offered_to, offered_at, offered_until, first_contact_at,
  first_contact_minutes, attempts, call_later_at, watch_at, desk_version) on leads to webplan_staff;
grant select, insert on lead_events to webplan_staff;
grant usage on sequence lead_events_id_seq to webplan_staff;
create policy staff_read on leads for select to webplan_staff using (true);
create policy staff_update on leads for update to webplan_staff using (true) with check (true);
create policy staff_events on lead_events to webplan_staff using (true) with check (actor <> 'worker');
-- People who write articles see no lead.
create policy staff_at_desk on leads as restrictive to webplan_staff
  using ((select current_staff_role()) in ('atendente', 'gestao', 'administracao'));
create policy staff_at_desk on lead_events as restrictive to webplan_staff
  using ((select current_staff_role()) in ('atendente', 'gestao', 'administracao'))
  with check (staff_id = (select current_staff_id()));
