-- The signed-in person of the current request. app/staff/sign-in sets it in each transaction.
create or replace function current_staff_id() returns uuid
  language sql stable
  set search_path = pg_catalog, pg_temp
as $$ select nullif(current_setting('webplan.staff_id', true), '')::uuid $$;

grant execute on function current_staff_id() to webplan_staff, webplan_auth;
