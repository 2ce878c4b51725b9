-- Takes deleted leads out of the totals of count_lead(), once for all leads of a statement: a batch of the retention holds the
-- totals only until its commit, which new leads with the same slot wait for.
create or replace function count_deleted_leads() returns trigger
  language plpgsql
  security definer
  set search_path = pg_catalog, public, pg_temp
as $$
declare
  own_slot smallint := pg_backend_pid() % 32;
begin
  -- After a return to the previous release, its count_lead() counts deleted leads itself. Without this from the next release on.
  if exists (select from pg_trigger where tgrelid = 'leads'::regclass and tgname = 'leads_count_new' and tgtype & 8 <> 0) then
    return null;
  end if;

  insert into lead_totals as t (status, slot, total)
  select status, own_slot, -count(*) from deleted where not is_test and erasure_id is null
  group by status order by status
  on conflict (status, slot) do update set total = t.total + excluded.total;

  insert into lead_days as d (day, slot, total)
  select lead_day(created_at), own_slot, -count(*) from deleted where not is_test and erasure_id is null
  group by 1 order by 1
  on conflict (day, slot) do update set total = d.total + excluded.total;

  -- Leads deleted by web server or worker were erased and stay counted (decision 015); locked ones were counted as erased when
  -- they were locked. A row that an operator deletes by hand, because it should not exist, is no longer counted.
  insert into erased_lead_counts as c (day, status, total)
  select day, status, sum(amount) from (
    select lead_day(created_at), status, -1 from deleted where not is_test and erasure_id is not null
    union all
    select lead_day(created_at), status, 1 from deleted where not is_test
      and session_user in ('webplan_web', 'webplan_web_b', 'webplan_worker', 'webplan_worker_b')
  ) change (own_day, status, amount), unnest(array[change.own_day, 'infinity']) as day
  group by day, status having sum(amount) <> 0 order by day, status
  on conflict (day, status) do update set total = c.total + excluded.total;
  return null;
end
$$;

create or replace trigger leads_count_deleted after delete on leads referencing old table as deleted
  for each statement execute function count_deleted_leads();
