-- Staff cannot raise their own role or lift their own ban, whatever statement is sent.
create or replace function refuse_own_promotion() returns trigger
  language plpgsql
  set search_path = pg_catalog, public, pg_temp
as $$
begin
  if current_user = 'webplan_staff' and current_staff_role() is distinct from 'administracao'
    and (new.role, new.banned, new.name, new.ban_reason) is distinct from (old.role, old.banned, old.name, old.ban_reason) then
    raise exception 'only the administration may change people' using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$$;

create or replace trigger staff_people_promotion before update on staff_people
  for each row execute function refuse_own_promotion();
