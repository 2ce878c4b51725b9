-- The number alone: the worker may not read incidents.
create or replace function count_open_incidents() returns bigint
  language sql
  stable
  security definer
  set search_path = pg_catalog, public, pg_temp
as $$ select count(*) from incidents where closed_at is null $$;

grant execute on function count_open_incidents() to webplan_worker;
