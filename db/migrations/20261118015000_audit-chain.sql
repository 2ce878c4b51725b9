-- Up Migration

-- The leads whose data the entry is about: opened, shown in a list, exported.
alter table staff_audit add column leads int8multirange not null default '{}';

-- The hash chain over the audit. Each hash covers an entry and the hash before it.
create table staff_audit_chain (
  position bigint primary key check (position > 0),
  entry_id bigint not null unique references staff_audit (id),
  hash bytea not null check (octet_length(hash) = 32)
);
alter table staff_audit_chain enable row level security;
alter table staff_audit_chain force row level security;
create policy owner_all on staff_audit_chain to webplan_owner using (true) with check (true);

-- How far the worker has copied the chain off the machine.
create table staff_audit_copied (
  is_only boolean primary key default true check (is_only),
  position bigint not null default 0 check (position >= 0),
  copied_at timestamptz not null default now()
);
insert into staff_audit_copied default values;

grant select on staff_audit_chain, staff_audit_copied to webplan_staff;
create policy staff_read on staff_audit_chain for select to webplan_staff
  using ((select current_staff_role()) in ('gestao', 'administracao'));
grant select on staff_audit, staff_audit_chain, staff_audit_copied to webplan_worker;
grant update (position, copied_at) on staff_audit_copied to webplan_worker;
create policy worker_read on staff_audit for select to webplan_worker using (true);
create policy worker_read on staff_audit_chain for select to webplan_worker using (true);

-- The login of the sign-in writes about sign-ins, not about leads.
drop policy auth_audit on staff_audit;
create policy auth_audit on staff_audit for insert to webplan_auth
  with check (leads = '{}' and coalesce(target, '') not like 'lead:%');
