-- Refuses the statement unless the person it runs for has one of these roles.
create or replace function require_staff_role(variadic allowed text[]) returns void
  language plpgsql
  stable
  set search_path = pg_catalog, public, pg_temp
as $$
begin
  if current_staff_role() = any(allowed) then
    return;
  end if;
  raise exception 'not for this role' using errcode = 'insufficient_privilege';
end
$$;
