-- The role of the signed-in person of the current request. app/staff/sign-in sets it in each transaction.
create or replace function current_staff_role() returns text
  language sql stable
  set search_path = pg_catalog, pg_temp
as $$ select nullif(current_setting('webplan.staff_role', true), '') $$;

grant execute on function current_staff_role() to webplan_staff, webplan_auth;
