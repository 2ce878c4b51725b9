create or replace function touch_updated_at() returns trigger
  language plpgsql
  set search_path = pg_catalog, pg_temp
as $$
begin
  new.updated_at := now();
  return new;
end
$$;

-- A lock, and what happens to a locked lead, do not count as a change: they must not prolong the time for which a contract
-- is kept (D80).
create or replace trigger leads_touch before update on leads
  for each row when (old.erasure_id is null and new.erasure_id is null) execute function touch_updated_at();
create or replace trigger staff_people_touch before update on staff_people
  for each row execute function touch_updated_at();
create or replace trigger retention_rules_touch before update on retention_rules
  for each row execute function touch_updated_at();
