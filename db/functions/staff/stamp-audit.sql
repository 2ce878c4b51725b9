-- The time of an entry is the database's own, whatever the statement says.
create or replace function stamp_audit() returns trigger
  language plpgsql
  set search_path = pg_catalog, pg_temp
as $$
begin
  new.at := clock_timestamp();
  return new;
end
$$;

create or replace trigger staff_audit_stamp before insert on staff_audit
  for each row execute function stamp_audit();
