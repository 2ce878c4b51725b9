-- When a lead last changed: its creation, its last update or its last event, whichever is latest.
create or replace function lead_moved_at(lead leads) returns timestamptz
  language sql
  stable
  set search_path = pg_catalog, public, pg_temp
as $$
  select greatest(lead.created_at, lead.updated_at,
    (select max(e.created_at) from lead_events e where e.lead_id = lead.id and moves_lead(e.kind)))
$$;

grant execute on function lead_moved_at(leads) to webplan_worker, webplan_holder;
