-- A second check after that of the page: only the administration may activate or deactivate a site (D31).
create or replace function refuse_site_change() returns trigger
  language plpgsql
  set search_path = pg_catalog, public, pg_temp
as $$
begin
  if current_user = 'webplan_staff' and current_staff_role() is distinct from 'administracao' then
    raise exception 'only the administration may change a site' using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$$;

create or replace trigger sites_change before update on sites for each row execute function refuse_site_change();
