-- Counts the leads without suspicion from the e-mail address of this lead in the 24 hours before it. Runs as the owner: with the
-- policy of webplan_worker every lead would be read, because the index on lower(email) is not usable there (decision 018).
create or replace function count_earlier_leads(of_lead bigint) returns bigint
  language sql
  stable
  security definer
  set search_path = pg_catalog, public, pg_temp
as $$
  select count(*)
  from leads l
  join leads earlier on lower(earlier.email) = lower(l.email) and earlier.id < l.id
    and earlier.created_at > l.created_at - interval '24 hours'
  where l.id = of_lead and not earlier.is_test and earlier.suspicions = '{}' and earlier.erasure_id is null
$$;

grant execute on function count_earlier_leads(bigint) to webplan_worker;
