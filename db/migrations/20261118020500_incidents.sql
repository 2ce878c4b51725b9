-- Up Migration

-- The register of incidents with personal data: LGPD art. 48 and Resolução CD/ANPD 15/2024 (norm DAD-10). A row is never
-- deleted; the rule asks for five years at least.
create table incidents (
  id bigint generated always as identity primary key,
  kind text not null check (kind in
    ('acesso_indevido', 'conta_invadida', 'envio_errado', 'exposicao', 'perda', 'ataque', 'outro')),
  description text not null check (char_length(btrim(description)) between 1 and 5000),
  data_kinds text[] not null default '{}'
    check (data_kinds <@ array['nome', 'contato', 'idades', 'vinculo', 'mensagem', 'anotacoes', 'saude']),
  -- Null while not known.
  started_at timestamptz,
  -- Null while it lasts or is not known.
  ended_at timestamptz,
  -- When the company learned of it: the working days of the communication count from here.
  known_at timestamptz not null,
  risk text not null default 'a_avaliar' check (risk in ('a_avaliar', 'relevante', 'nao_relevante')),
  risk_reason text not null default '' check (char_length(risk_reason) <= 5000),
  -- The texts of the letters, by LGPD art. 48, § 1. Empty: not written yet.
  account text not null default '' check (char_length(account) <= 5000),
  dangers text not null default '' check (char_length(dangers) <= 5000),
  measures_before text not null default '' check (char_length(measures_before) <= 5000),
  measures_taken text not null default '' check (char_length(measures_taken) <= 5000),
  delay_reason text not null default '' check (char_length(delay_reason) <= 5000),
  advice text not null default '' check (char_length(advice) <= 5000),
  reported_by uuid not null references staff_people (id),
  created_at timestamptz not null default now(),
  -- Rises with every change: a form sent from an older version is refused.
  version integer not null default 0,
  closed_at timestamptz,
  check (started_at <= known_at),
  check (started_at <= ended_at),
  check (risk = 'a_avaliar' or btrim(risk_reason) <> ''),
  check (closed_at is null or risk <> 'a_avaliar')
);
create index incidents_open on incidents (known_at, id) where closed_at is null;

-- Whose data: each row adds the leads that one question to the audit found, or those of some protocols. Leads are ids
-- without a foreign key: an erased lead leaves the lists and letters of the incident, and its number remains in the count.
create table incident_leads (
  id bigint generated always as identity primary key,
  incident_id bigint not null references incidents (id),
  source text not null check (source in ('auditoria', 'protocolo')),
  leads int8multirange not null check (leads <> '{}'),
  -- The question to the audit.
  reader_id uuid references staff_people (id),
  read_from timestamptz,
  read_to timestamptz,
  staff_id uuid not null references staff_people (id),
  created_at timestamptz not null default now(),
  -- Added by mistake.
  withdrawn_at timestamptz,
  withdrawn_by uuid references staff_people (id),
  check ((source = 'auditoria') = (reader_id is not null)),
  check ((withdrawn_at is null) = (withdrawn_by is null))
);
create index incident_leads_by_incident on incident_leads (incident_id, id);

-- Who was told, when, how and by whom. Rows are added, never changed.
create table incident_notices (
  id bigint generated always as identity primary key,
  incident_id bigint not null references incidents (id),
  recipient text not null check (recipient in ('anpd', 'titulares', 'outro')),
  told_at timestamptz not null,
  channel text not null check (char_length(btrim(channel)) between 1 and 200),
  reference text not null default '' check (char_length(reference) <= 120),
  note text not null default '' check (char_length(note) <= 2000),
  staff_id uuid not null references staff_people (id),
  created_at timestamptz not null default now(),
  -- Another recipient has no name but in the note.
  check (recipient <> 'outro' or btrim(note) <> '')
);
create index incident_notices_by_incident on incident_notices (incident_id, told_at, id);

alter table incidents enable row level security;
alter table incidents force row level security;
alter table incident_leads enable row level security;
alter table incident_leads force row level security;
alter table incident_notices enable row level security;
alter table incident_notices force row level security;
create policy owner_all on incidents to webplan_owner using (true) with check (true);
create policy owner_all on incident_leads to webplan_owner using (true) with check (true);
create policy owner_all on incident_notices to webplan_owner using (true) with check (true);

grant select, insert, update (kind, description, data_kinds, started_at, ended_at, known_at, risk, risk_reason, account,
  dangers, measures_before, measures_taken, delay_reason, advice, version, closed_at) on incidents to webplan_staff;
grant select, insert, update (withdrawn_at, withdrawn_by) on incident_leads to webplan_staff;
grant select, insert on incident_notices to webplan_staff;

create policy staff_read on incidents for select to webplan_staff using (true);
create policy staff_report on incidents for insert to webplan_staff
  with check (reported_by = (select current_staff_id()) and closed_at is null);
create policy staff_change on incidents for update to webplan_staff using (true) with check (true);
create policy staff_manage on incidents as restrictive to webplan_staff
  using ((select current_staff_role()) in ('gestao', 'administracao'));

create policy staff_read on incident_leads for select to webplan_staff using (true);
create policy staff_add on incident_leads for insert to webplan_staff
  with check (staff_id = (select current_staff_id()) and withdrawn_at is null);
create policy staff_withdraw on incident_leads for update to webplan_staff
  using (withdrawn_at is null) with check (withdrawn_by = (select current_staff_id()));
create policy staff_manage on incident_leads as restrictive to webplan_staff
  using ((select current_staff_role()) in ('gestao', 'administracao'));

create policy staff_read on incident_notices for select to webplan_staff using (true);
create policy staff_tell on incident_notices for insert to webplan_staff
  with check (staff_id = (select current_staff_id()));
create policy staff_manage on incident_notices as restrictive to webplan_staff
  using ((select current_staff_role()) in ('gestao', 'administracao'));
