create or replace function note_holder_erasure() returns trigger
  language plpgsql
  set search_path = pg_catalog, public, pg_temp
as $$
begin
  insert into holder_erasures (lead_id, lead_created_at) values (old.id, old.created_at);
  return null;
end
$$;

-- Only erasures by the holder: after a restore, retention erases by itself what it had erased before.
create or replace trigger leads_note_holder_erasure after delete on leads
  for each row when (current_user = 'webplan_holder') execute function note_holder_erasure();
