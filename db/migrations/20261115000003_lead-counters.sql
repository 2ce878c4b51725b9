-- Up Migration

-- Exact counts that stay cheap at ten million leads: one row per day, operadora and status, spread
-- over slots so that two sessions that insert at once do not wait for one another.
create table lead_counters (
  day date not null,
  operadora text not null,
  status text not null,
  slot smallint not null,
  total bigint not null default 0,
  primary key (day, operadora, status, slot)
) with (fillfactor = 70);

create function add_to_lead_counter(lead leads, amount integer) returns void
  language sql
  set search_path = pg_catalog, public, pg_temp
as $$
  insert into lead_counters as c (day, operadora, status, slot, total)
  select (lead.created_at at time zone 'America/Sao_Paulo')::date, lead.operadora, lead.status,
    pg_backend_pid() % 32, amount
  where not lead.is_test
  on conflict (day, operadora, status, slot) do update set total = c.total + excluded.total
$$;

create function count_lead() returns trigger
  language plpgsql
  security definer
  set search_path = pg_catalog, public, pg_temp
as $$
begin
  if tg_op <> 'INSERT' then
    perform add_to_lead_counter(old, -1);
  end if;
  if tg_op <> 'DELETE' then
    perform add_to_lead_counter(new, 1);
  end if;
  return null;
end
$$;

create trigger leads_count_new after insert or delete on leads
  for each row execute function count_lead();
create trigger leads_count_moved after update of status, operadora, is_test on leads
  for each row execute function count_lead();
