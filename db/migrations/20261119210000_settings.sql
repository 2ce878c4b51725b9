-- Up Migration

-- What the office changed in the settings (D86). One change may set several of them. Rows are added, never changed, so every
-- earlier value stays known. Names are those of app/settings/settings.ts.
create table settings_changes (
  id bigint generated always as identity primary key,
  author_id uuid not null references staff_people (id),
  reason text not null check (char_length(btrim(reason)) between 3 and 300),
  created_at timestamptz not null default clock_timestamp(),
  -- Of a return to earlier values: the change that it takes back or repeats.
  return_of bigint references settings_changes (id)
);

create table settings_versions (
  name text not null check (name ~ '^[a-z][a-zA-Z]{1,40}$'),
  change_id bigint not null references settings_changes (id),
  -- Null: the default again.
  value jsonb check (octet_length(value::text) <= 200000),
  -- The change whose value this one replaced. Null: the default.
  replaces bigint check (replaces < change_id),
  primary key (name, change_id),
  foreign key (name, replaces) references settings_versions (name, change_id),
  -- Of two people who replace one value at the same time, the second is refused.
  constraint settings_versions_one_successor unique nulls not distinct (name, replaces)
);

grant select on settings_versions to webplan_web, webplan_worker, webplan_staff;
grant select on settings_changes to webplan_staff;
grant insert on settings_changes, settings_versions to webplan_staff;

alter table settings_changes enable row level security;
alter table settings_changes force row level security;
create policy owner_all on settings_changes to webplan_owner using (true) with check (true);
create policy staff_read on settings_changes for select to webplan_staff using (current_staff_role() is not null);
create policy staff_change on settings_changes for insert to webplan_staff
  with check (current_staff_role() = 'administracao' and author_id = current_staff_id());

alter table settings_versions enable row level security;
alter table settings_versions force row level security;
create policy owner_all on settings_versions to webplan_owner using (true) with check (true);
create policy all_read on settings_versions for select to webplan_web, webplan_worker, webplan_staff using (true);
create policy staff_change on settings_versions for insert to webplan_staff
  with check (current_staff_role() = 'administracao' and exists (
    select from settings_changes c where c.id = change_id and c.author_id = current_staff_id()));
