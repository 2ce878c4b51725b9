-- Runs as the owner: row-level security shows webplan_holder no lead before the address is set.
create or replace function email_of_lead(from_lead text) returns text
  language sql
  security definer
  set search_path = pg_catalog, public, pg_temp
as $$
  select lower(l.email) from leads l where l.protocol = from_lead;
$$;

grant execute on function email_of_lead(text) to webplan_holder;
