-- Records that a person has passed a limit of reading: the first time in an hour, and at twice the number recorded last.
-- Returns the number when it is recorded.
create or replace function note_read_limit(person uuid, act text, total bigint) returns bigint
  language sql
  set search_path = pg_catalog, public, pg_temp
as $$
  insert into staff_audit (staff_id, action, details)
  select person, 'limite_de_leitura', jsonb_build_object('reads', act, 'count', total)
  where not exists (
    select from staff_audit a
    where a.staff_id = person and a.at > now() - interval '1 hour' and a.action = 'limite_de_leitura'
      and a.details ->> 'reads' = act and (a.details ->> 'count')::bigint * 2 > total
  )
  returning total
$$;
