create or replace function touch_updated_at() returns trigger
  language plpgsql
  set search_path = pg_catalog, pg_temp
as $$
begin
  new.updated_at := now();
  return new;
end
$$;

create or replace trigger leads_touch before update on leads for each row execute function touch_updated_at();
create or replace trigger staff_people_touch before update on staff_people
  for each row execute function touch_updated_at();
create or replace trigger retention_rules_touch before update on retention_rules
  for each row execute function touch_updated_at();
