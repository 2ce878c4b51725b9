-- The searches of the person in the last hour, this one included; null within the limit. A search that finds nothing also
-- tells something: that a person is not a client.
create or replace function searches_over_limit(person uuid) returns bigint
  language sql
  stable
  set search_path = pg_catalog, public, pg_temp
as $$
  select nullif(greatest(count(*) + 1, 120), 120) from staff_audit a
  where a.staff_id = person and a.at > now() - interval '1 hour' and a.action = 'leads_buscados'
$$;
