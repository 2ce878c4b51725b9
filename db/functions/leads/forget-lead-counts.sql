-- No row trigger runs for a truncate.
create or replace function forget_lead_counts() returns trigger
  language plpgsql
  security definer
  set search_path = pg_catalog, public, pg_temp
as $$
begin
  delete from lead_totals;
  delete from lead_days;
  delete from erased_lead_counts;
  return null;
end
$$;

create or replace trigger leads_count_none after truncate on leads
  for each statement execute function forget_lead_counts();
