-- The numbers of the leads with these protocols, also of locked ones, for the register of incidents.
create or replace function find_lead_ids(protocols text[]) returns table (id bigint, protocol text)
  language plpgsql
  stable
  security definer
  set search_path = pg_catalog, public, pg_temp
as $$
begin
  perform require_staff_role('gestao', 'administracao');
  return query select l.id, l.protocol from leads l where l.protocol = any(protocols);
end
$$;

grant execute on function find_lead_ids(text[]) to webplan_staff;
