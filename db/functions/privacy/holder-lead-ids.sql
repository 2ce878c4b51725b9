-- The leads of the proven address (setting webplan.holder). Each half uses its own partial index.
create or replace function holder_lead_ids() returns setof bigint
  language sql
  set search_path = pg_catalog, public, pg_temp
as $$
  select l.id from leads l where not l.is_test and lower(l.email) = current_setting('webplan.holder', true)
  union all
  select l.id from leads l where l.is_test and lower(l.email) = current_setting('webplan.holder', true)
$$;

alter function holder_lead_ids() owner to webplan_holder;
