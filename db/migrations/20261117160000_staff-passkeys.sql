-- Up Migration

-- Keys that a phone, a computer or a security key holds. The columns are those of better-auth's plugin, with a name that is
-- never empty and the time of the last sign-in.
create table staff_passkeys (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references staff_people (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 60),
  credential_id text not null unique,
  public_key text not null,
  counter bigint not null,
  device_type text not null,
  backed_up boolean not null,
  transports text,
  aaguid text,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index staff_passkeys_by_person on staff_passkeys (user_id);
alter table staff_passkeys enable row level security;
alter table staff_passkeys force row level security;
create policy owner_all on staff_passkeys to webplan_owner using (true) with check (true);
grant select, insert, update (name, counter, last_used_at), delete on staff_passkeys to webplan_auth;
create policy auth_all on staff_passkeys to webplan_auth using (true) with check (true);

-- When the authenticator app was set up, for the page of the account. Unknown for those set up before this migration.
alter table staff_two_factors add column created_at timestamptz;
alter table staff_two_factors alter column created_at set default now();
