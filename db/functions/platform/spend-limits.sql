-- Spends one point of every limit in [{"key", "points", "seconds"}], or none if one of them is used up: a request
-- refused by one limit does not count against another. A window begins with its first point and lasts `seconds`. Rows are
-- locked until the caller's transaction ends, so that no two callers spend the same point, and in the order of their
-- keys, so that there is no deadlock. What the sign-in counts, no other login can spend or lengthen: its keys begin with
-- `desk/`, and those of other logins contain no slash.
create or replace function spend_limits(spends jsonb) returns boolean
  language plpgsql
  security definer
  set search_path = pg_catalog, public, pg_temp
as $$
declare
  spent_keys text[];
begin
  with taken as (
    insert into rate_limits as r (key, spent, most, expires_at)
    select case when session_user in ('webplan_auth', 'webplan_auth_b') then 'desk/' || s.key else replace(s.key, '/', '') end,
      1, s.points, now() + make_interval(secs => s.seconds)
    from jsonb_to_recordset(spends) as s (key text, points integer, seconds integer)
    order by 1
    on conflict (key) do update set
      spent = case when r.expires_at <= now() then 1 else r.spent + 1 end,
      most = excluded.most,
      expires_at = case when r.expires_at <= now() then excluded.expires_at else r.expires_at end
    where r.expires_at <= now() or r.spent < excluded.most
    returning r.key
  )
  select coalesce(array_agg(t.key), '{}') into spent_keys from taken t;

  if cardinality(spent_keys) = jsonb_array_length(spends) then
    return true;
  end if;
  update rate_limits r set spent = r.spent - 1 where r.key = any(spent_keys);
  return false;
end
$$;

alter function spend_limits(jsonb) owner to webplan_intake;
grant execute on function spend_limits(jsonb) to webplan_web, webplan_worker, webplan_holder, webplan_auth;
