-- Up Migration

-- The sum over all days is asked for by every page of the desk, and would cost more with every day that
-- passes. It is kept ready: one row per operadora, status and slot, by the trigger that counts the days.
lock table leads in share row exclusive mode;

create table lead_totals (
  operadora text not null,
  status text not null,
  slot smallint not null,
  total bigint not null default 0,
  primary key (operadora, status, slot)
) with (fillfactor = 70);

insert into lead_totals (operadora, status, slot, total)
select operadora, status, slot, sum(total) from lead_counters group by operadora, status, slot;

grant select on lead_totals to webplan_staff;

create or replace function add_to_lead_counter(lead leads, amount integer) returns void
  language sql
  set search_path = pg_catalog, public, pg_temp
as $$
  insert into lead_counters as c (day, operadora, status, slot, total)
  select (lead.created_at at time zone 'America/Sao_Paulo')::date, lead.operadora, lead.status,
    pg_backend_pid() % 32, amount
  where not lead.is_test
  on conflict (day, operadora, status, slot) do update set total = c.total + excluded.total;

  insert into lead_totals as t (operadora, status, slot, total)
  select lead.operadora, lead.status, pg_backend_pid() % 32, amount
  where not lead.is_test
  on conflict (operadora, status, slot) do update set total = t.total + excluded.total;
$$;

-- Two sessions of one slot may move leads in opposite directions at once: both lock the rows in one order.
create or replace function count_lead() returns trigger
  language plpgsql
  security definer
  set search_path = pg_catalog, public, pg_temp
as $$
begin
  if tg_op = 'INSERT' then
    perform add_to_lead_counter(new, 1);
  elsif tg_op = 'DELETE' then
    perform add_to_lead_counter(old, -1);
  elsif (old.operadora, old.status) <= (new.operadora, new.status) then
    perform add_to_lead_counter(old, -1);
    perform add_to_lead_counter(new, 1);
  else
    perform add_to_lead_counter(new, 1);
    perform add_to_lead_counter(old, -1);
  end if;
  return null;
end
$$;

create function forget_lead_counts() returns trigger
  language plpgsql
  security definer
  set search_path = pg_catalog, public, pg_temp
as $$
begin
  delete from lead_counters;
  delete from lead_totals;
  return null;
end
$$;

create trigger leads_count_none after truncate on leads
  for each statement execute function forget_lead_counts();

-- D46: tests are few among millions, and a filter of their own asks for them.
-- squawk-ignore require-concurrent-index-creation
create index leads_tests on leads (created_at desc, id desc) where is_test;
