-- Keeps totals of leads by status and by day, without test leads and locked ones. Each total is spread over 32 slots, so
-- that concurrent inserts do not wait for one another. Rows are locked in sorted order: two sessions with the same slot may
-- change statuses in opposite directions. Deleted leads: count_deleted_leads().
create or replace function count_lead() returns trigger
  language plpgsql
  security definer
  set search_path = pg_catalog, public, pg_temp
as $$
declare
  own_slot smallint := pg_backend_pid() % 32;
begin
  insert into lead_totals as t (status, slot, total)
  select status, own_slot, sum(amount) from (
    select old.status, -1 as amount where tg_op = 'UPDATE' and not old.is_test and old.erasure_id is null
    union all
    select new.status, 1 where not new.is_test and new.erasure_id is null
  ) change
  group by status having sum(amount) <> 0 order by status
  on conflict (status, slot) do update set total = t.total + excluded.total;

  insert into lead_days as d (day, slot, total)
  select day, own_slot, sum(amount) from (
    select lead_day(old.created_at) as day, -1 as amount
    where tg_op = 'UPDATE' and not old.is_test and old.erasure_id is null
    union all
    select lead_day(new.created_at), 1 where not new.is_test and new.erasure_id is null
  ) change
  group by day having sum(amount) <> 0 order by day
  on conflict (day, slot) do update set total = d.total + excluded.total;

  -- A locked lead counts as erased (D80).
  if tg_op = 'UPDATE' then
    insert into erased_lead_counts as c (day, status, total)
    select day, status, sum(amount) from (
      select lead_day(old.created_at), old.status, -1 where not old.is_test and old.erasure_id is not null
      union all
      select lead_day(new.created_at), new.status, 1 where not new.is_test and new.erasure_id is not null
    ) change (own_day, status, amount), unnest(array[change.own_day, 'infinity']) as day
    group by day, status having sum(amount) <> 0 order by day, status
    on conflict (day, status) do update set total = c.total + excluded.total;
  end if;
  return null;
end
$$;

create or replace trigger leads_count_new after insert on leads for each row execute function count_lead();
create or replace trigger leads_count_moved after update of status, is_test, erasure_id on leads
  for each row execute function count_lead();
