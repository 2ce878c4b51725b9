-- No row trigger runs for a truncate.
create or replace function forget_lead_facts() returns trigger
  language plpgsql
  security definer
  set search_path = pg_catalog, public, pg_temp
as $$
begin
  delete from lead_facts;
  delete from lead_contact_minutes;
  update lead_facts_until set day = '-infinity';
  return null;
end
$$;

create or replace trigger leads_facts_none after truncate on leads
  for each statement execute function forget_lead_facts();
