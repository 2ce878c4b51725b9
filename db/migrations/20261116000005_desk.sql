-- Up Migration

-- Two leads that a person compared: of one person, or of two.
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

-- The desk's numbers, by day. The worker counts a day once, when it is over; from then on every change of one of its
-- leads is added in the transaction of that change. A day that is not yet counted is read from its leads. So a number
-- costs what the days cost, however many leads there are, and the visitor's statement pays nothing (decision 020).
-- Nothing personal. The day 'infinity' holds the sum of all days.
create table lead_facts (
  day date not null,
  operadora text not null,
  -- The last touch, such as 'google cpc'; empty for a visit without a mark.
  source text not null,
  -- The path of the form's page.
  page text not null,
  leads bigint not null default 0,
  contacted bigint not null default 0,
  -- Contacted and had a deadline; of those, contacted in time.
  promised bigint not null default 0,
  kept bigint not null default 0,
  -- Erased without any contact after their deadline.
  missed bigint not null default 0,
  quoted bigint not null default 0,
  closed bigint not null default 0,
  primary key (day, operadora, source, page)
) with (fillfactor = 80);

-- Working minutes to the first contact: exact for a working day, in steps of half an hour beyond.
create table lead_contact_minutes (
  day date not null,
  minutes integer not null,
  leads bigint not null default 0,
  primary key (day, minutes)
) with (fillfactor = 80);

-- Every day up to this one is counted.
create table lead_facts_until (
  is_only boolean primary key default true check (is_only),
  day date not null
);
insert into lead_facts_until (day) values ('-infinity');
