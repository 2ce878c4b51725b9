-- The leads that their holder asked to erase (D80). They are few: contracts, and what was asked for within the last day.
create or replace function locked_lead_ids() returns bigint[]
  language sql
  stable
  security definer
  set search_path = pg_catalog, public, pg_temp
as $$
  select coalesce(array_agg(l.id), '{}') from leads l where l.erasure_id is not null
$$;

grant execute on function locked_lead_ids() to webplan_staff;
