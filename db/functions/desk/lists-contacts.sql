-- N17.02: whoever may not export sees of phones and e-mail addresses in lists only enough to recognise them. The roles are
-- those of app/desk/export/lead-export.ts.
create or replace function lists_contacts() returns boolean
  language sql
  stable
  set search_path = pg_catalog, public, pg_temp
as $$ select coalesce(current_staff_role() in ('gestao', 'administracao'), false) $$;

grant execute on function lists_contacts() to webplan_staff;
