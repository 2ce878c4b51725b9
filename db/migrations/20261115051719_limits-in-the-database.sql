-- Up Migration

-- Limits are counted by one function, so the table takes the shape the function wants. What it held were
-- counts of at most a day; unlogged as before: a crash empties it, and nothing that matters is lost.
-- squawk-ignore ban-drop-table
drop table rate_limits;

create unlogged table rate_limits (
  key text primary key check (char_length(key) between 1 and 200),
  spent integer not null,
  most integer not null,
  expires_at timestamptz not null
);

-- Spends one point of every limit asked for, [{"key", "points", "seconds"}], or, when one of them is used up,
-- none: whoever was refused by one limit has not come closer to another. A window begins with its first point
-- and lasts so many seconds. Rows are locked until the caller's transaction ends, so no two callers spend the
-- same point; in the order of their keys, so no two wait for one another in a circle.
create function spend_limits(spends jsonb) returns boolean
  language plpgsql
  security definer
  set search_path = pg_catalog, public, pg_temp
as $$
declare
  spent_keys text[];
begin
  with taken as (
    insert into rate_limits as r (key, spent, most, expires_at)
    select s.key, 1, s.points, now() + make_interval(secs => s.seconds)
    from jsonb_to_recordset(spends) as s (key text, points integer, seconds integer)
    order by s.key
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

-- The web role spends; it can no longer look at a count, or take one back.
grant select, insert, update on rate_limits to webplan_intake;
grant select, delete on rate_limits to webplan_worker;
grant execute on function spend_limits(jsonb) to webplan_web;

grant create on schema public to webplan_intake;
alter function spend_limits(jsonb) owner to webplan_intake;
revoke create on schema public from webplan_intake;
