-- N17.02: in lists phones and e-mail addresses are masked for those who may not export. The roles are
-- those of app/desk/export/lead-export.ts.
create or replace function lists_contacts() returns boolean
  language sql
  stable
  set search_path = pg_catalog, public, pg_temp
as $$ select coalesce(current_staff_role() in ('gestao', 'administracao'), false) $$;

grant execute on function lists_contacts() to webplan_staff;
