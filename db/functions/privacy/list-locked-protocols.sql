-- The protocols of those of the given leads that are locked: the holders of an incident must be told about them too.
create or replace function list_locked_protocols(ids int8multirange) returns text[]
  language plpgsql
  stable
  security definer
  set search_path = pg_catalog, public, pg_temp
as $$
begin
  perform require_staff_role('gestao', 'administracao');
  return array(select l.protocol from leads l where l.erasure_id is not null and l.id <@ ids order by l.id);
end
$$;

grant execute on function list_locked_protocols(int8multirange) to webplan_staff;
