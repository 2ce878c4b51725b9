create or replace function note_lead_quoted() returns trigger
  language plpgsql
  set search_path = pg_catalog, pg_temp
as $$
begin
  new.quoted_at := clock_timestamp();
  return new;
end
$$;

create or replace trigger leads_quoted before update of status on leads
  for each row when (new.status in ('cotacao_enviada', 'fechado') and old.quoted_at is null)
  execute function note_lead_quoted();
