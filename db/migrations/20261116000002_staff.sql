-- Up Migration

-- People who sign in. Only the role webplan_auth reads their credentials: the desk can read who a person is, never how
-- that person proves it.
create table staff_people (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(btrim(name)) between 1 and 120),
  email text not null unique check (email = lower(email) and char_length(email) between 3 and 254),
  email_verified boolean not null default false,
  image text,
  role text not null check (role in ('atendente', 'redacao', 'gestao', 'administracao')),
  two_factor_enabled boolean not null default false,
  banned boolean not null default false,
  ban_reason text,
  ban_expires timestamptz,
  -- Not offered new leads until it is null again.
  paused_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table staff_sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references staff_people (id) on delete cascade,
  token text not null unique,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  impersonated_by text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index staff_sessions_by_person on staff_sessions (user_id);

create table staff_accounts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references staff_people (id) on delete cascade,
  account_id text not null,
  provider_id text not null check (provider_id = 'credential'),
  password text,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, account_id)
);
create index staff_accounts_by_person on staff_accounts (user_id);

create table staff_verifications (
  id uuid primary key default gen_random_uuid(),
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index staff_verifications_by_identifier on staff_verifications (identifier);

create table staff_two_factors (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique references staff_people (id) on delete cascade,
  secret text not null,
  backup_codes text not null,
  verified boolean not null default true,
  failed_verification_count integer not null default 0,
  locked_until timestamptz
);

-- The link's secret is derived from the row's id and a key of the server: the row alone opens nothing.
create table staff_invitations (
  id uuid primary key default gen_random_uuid(),
  email text not null check (email = lower(email) and char_length(email) between 3 and 254),
  name text not null check (char_length(btrim(name)) between 1 and 120),
  role text not null check (role in ('atendente', 'redacao', 'gestao', 'administracao')),
  invited_by uuid references staff_people (id),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '72 hours',
  accepted_at timestamptz,
  withdrawn_at timestamptz
);
create unique index staff_invitations_open on staff_invitations (email)
  where accepted_at is null and withdrawn_at is null;

-- Working hours of one person. Without rows the office's hours apply.
create table staff_shifts (
  staff_id uuid not null references staff_people (id) on delete cascade,
  weekday smallint not null check (weekday between 1 and 7),
  starts_at text not null check (starts_at ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  ends_at text not null check (ends_at ~ '^(([01]\d|2[0-3]):[0-5]\d|24:00)$'),
  check (starts_at < ends_at),
  primary key (staff_id, weekday, starts_at)
);

create table staff_absences (
  id bigint generated always as identity primary key,
  staff_id uuid not null references staff_people (id) on delete cascade,
  first_day date not null,
  last_day date not null,
  note text check (char_length(note) <= 200),
  created_at timestamptz not null default now(),
  check (first_day <= last_day)
);
create index staff_absences_by_person on staff_absences (staff_id, last_day);

-- Who read, exported or changed what. Rows are added, never changed. They hold ids, no personal data.
create table staff_audit (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  staff_id uuid references staff_people (id),
  action text not null check (char_length(action) between 1 and 60),
  target text check (char_length(target) <= 120),
  details jsonb not null default '{}'
);
create index staff_audit_by_time on staff_audit (at desc, id desc);
create index staff_audit_by_person on staff_audit (staff_id, at desc, id desc);
create index staff_audit_by_target on staff_audit (target, at desc) where target is not null;
create index staff_audit_by_action on staff_audit (action, at desc, id desc);

alter table staff_people enable row level security;
alter table staff_people force row level security;
alter table staff_sessions enable row level security;
alter table staff_sessions force row level security;
alter table staff_accounts enable row level security;
alter table staff_accounts force row level security;
alter table staff_verifications enable row level security;
alter table staff_verifications force row level security;
alter table staff_two_factors enable row level security;
alter table staff_two_factors force row level security;
alter table staff_invitations enable row level security;
alter table staff_invitations force row level security;
alter table staff_audit enable row level security;
alter table staff_audit force row level security;

create policy owner_all on staff_people to webplan_owner using (true) with check (true);
create policy owner_all on staff_sessions to webplan_owner using (true) with check (true);
create policy owner_all on staff_accounts to webplan_owner using (true) with check (true);
create policy owner_all on staff_verifications to webplan_owner using (true) with check (true);
create policy owner_all on staff_two_factors to webplan_owner using (true) with check (true);
create policy owner_all on staff_invitations to webplan_owner using (true) with check (true);
create policy owner_all on staff_audit to webplan_owner using (true) with check (true);

grant select, insert, update, delete on staff_people, staff_sessions, staff_accounts, staff_verifications,
  staff_two_factors to webplan_auth;
grant select on staff_invitations to webplan_auth;
grant update (accepted_at) on staff_invitations to webplan_auth;
grant insert on staff_audit to webplan_auth;
create policy auth_all on staff_people to webplan_auth using (true) with check (true);
create policy auth_all on staff_sessions to webplan_auth using (true) with check (true);
create policy auth_all on staff_accounts to webplan_auth using (true) with check (true);
create policy auth_all on staff_verifications to webplan_auth using (true) with check (true);
create policy auth_all on staff_two_factors to webplan_auth using (true) with check (true);
create policy auth_accept on staff_invitations for select to webplan_auth using (true);
create policy auth_accepted on staff_invitations for update to webplan_auth using (accepted_at is null) with check (true);
create policy auth_audit on staff_audit for insert to webplan_auth with check (true);

-- The desk reads colleagues. Only the administration changes people; each person changes their own pause.
grant select on staff_people, staff_invitations, staff_shifts, staff_absences to webplan_staff;
grant update (name, role, banned, ban_reason, paused_at) on staff_people to webplan_staff;
grant insert (email, name, role, invited_by), update (withdrawn_at) on staff_invitations to webplan_staff;
grant insert, update, delete on staff_shifts, staff_absences to webplan_staff;
grant select, insert on staff_audit to webplan_staff;
create policy staff_read on staff_people for select to webplan_staff
  using ((select current_staff_role()) is not null);
create policy staff_change on staff_people for update to webplan_staff
  using ((select current_staff_role()) = 'administracao' or id = (select current_staff_id()))
  with check ((select current_staff_role()) = 'administracao' or id = (select current_staff_id()));
create policy staff_invites on staff_invitations to webplan_staff
  using ((select current_staff_role()) = 'administracao')
  with check ((select current_staff_role()) = 'administracao');
create policy staff_audit_read on staff_audit for select to webplan_staff
  using ((select current_staff_role()) in ('gestao', 'administracao'));
create policy staff_audit_write on staff_audit for insert to webplan_staff
  with check (staff_id = (select current_staff_id()));

-- The worker offers leads to people who are present, warns them, and mails invitations.
grant select on staff_people, staff_invitations, staff_shifts, staff_absences to webplan_worker;
create policy worker_read on staff_people for select to webplan_worker using (true);
create policy worker_read on staff_invitations for select to webplan_worker using (true);
