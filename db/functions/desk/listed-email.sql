-- 'i•••@•••' for those for whom lists_contacts() is false.
create or replace function listed_email(email text) returns text
  language sql
  stable
  set search_path = pg_catalog, public, pg_temp
as $$ select case when lists_contacts() then email else left(email, 1) || '•••@•••' end $$;

grant execute on function listed_email(text) to webplan_staff;
