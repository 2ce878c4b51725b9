-- Up Migration

-- How the session was opened. With 'password' alone it only opens the page that sets up the second factor.
alter table staff_sessions add column method text not null default 'password'
  check (method in ('password', 'password+code', 'password+recovery', 'passkey'));

-- The 30-second step of the last accepted code: a code works once.
alter table staff_two_factors add column last_used_step bigint;

-- Browsers in which a person has signed in. The cookie holds the secret; the row only holds its hash. Several people may
-- use the same browser.
create table staff_devices (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references staff_people (id) on delete cascade,
  secret_hash bytea not null check (octet_length(secret_hash) = 32),
  -- Such as 'Chrome no Windows'.
  label text not null check (char_length(label) between 1 and 60),
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  unique (secret_hash, user_id)
);
create index staff_devices_by_person on staff_devices (user_id);
alter table staff_devices enable row level security;
alter table staff_devices force row level security;
create policy owner_all on staff_devices to webplan_owner using (true) with check (true);
grant select, insert, update (last_used_at), delete on staff_devices to webplan_auth;
create policy auth_all on staff_devices to webplan_auth using (true) with check (true);

-- The worker tells a person about a sign-in on a new device.
grant select (id, user_id, label, created_at) on staff_devices to webplan_worker;
create policy worker_read on staff_devices for select to webplan_worker using (true);
