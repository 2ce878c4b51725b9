-- Up Migration

-- Today's and this month's leads, summed from lead_counters, cost more the more operadoras, statuses and
-- sessions there are. They are kept ready, in rows as few as days and slots allow.
lock table leads in share row exclusive mode;

create table lead_days (
  day date not null,
  slot smallint not null,
  total bigint not null default 0,
  primary key (day, slot)
) with (fillfactor = 70);

insert into lead_days (day, slot, total) select day, slot, sum(total) from lead_counters group by day, slot;

grant select on lead_days to webplan_staff;

create function add_to_lead_day(lead leads, amount integer) returns void
  language sql
  set search_path = pg_catalog, public, pg_temp
as $$
  insert into lead_days as d (day, slot, total)
  select (lead.created_at at time zone 'America/Sao_Paulo')::date, pg_backend_pid() % 32, amount
  where not lead.is_test
  on conflict (day, slot) do update set total = d.total + excluded.total;
$$;

-- Two sessions of one slot may move leads in opposite directions at once: both lock the rows in one order,
-- and the day, which all of them share, last.
create or replace function count_lead() returns trigger
  language plpgsql
  security definer
  set search_path = pg_catalog, public, pg_temp
as $$
begin
  if tg_op = 'INSERT' then
    perform add_to_lead_counter(new, 1);
    perform add_to_lead_day(new, 1);
    return null;
  end if;
  if tg_op = 'DELETE' then
    perform add_to_lead_counter(old, -1);
    perform add_to_lead_day(old, -1);
    return null;
  end if;
  if (old.operadora, old.status) <= (new.operadora, new.status) then
    perform add_to_lead_counter(old, -1);
    perform add_to_lead_counter(new, 1);
  else
    perform add_to_lead_counter(new, 1);
    perform add_to_lead_counter(old, -1);
  end if;
  if old.is_test <> new.is_test then
    perform add_to_lead_day(old, -1);
    perform add_to_lead_day(new, 1);
  end if;
  return null;
end
$$;

create or replace function forget_lead_counts() returns trigger
  language plpgsql
  security definer
  set search_path = pg_catalog, public, pg_temp
as $$
begin
  delete from lead_counters;
  delete from lead_totals;
  delete from lead_days;
  return null;
end
$$;
