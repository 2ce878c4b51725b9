-- Records what happened at the sign-in; `person` is null for an address that nobody has. The same event of the same person
-- is recorded at most 20 times in 15 minutes, so that nobody can fill the audit by guessing.
create or replace function record_sign_in(person uuid, act text, act_details jsonb) returns void
  language sql
  security definer
  set search_path = pg_catalog, public, pg_temp
as $$
  insert into staff_audit (staff_id, action, target, details)
  select person, act, person::text, act_details
  where (
    select count(*) from (
      select from staff_audit a
      where a.action = act and a.at > now() - interval '15 minutes'
        and a.staff_id is not distinct from person and a.details = act_details
      limit 20
    ) same
  ) < 20
$$;

grant execute on function record_sign_in(uuid, text, jsonb) to webplan_auth;
