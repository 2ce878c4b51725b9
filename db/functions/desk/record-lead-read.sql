-- Records who opened which lead, at most once in 15 minutes: a live page reads its lead repeatedly.
create or replace function record_lead_read(read_lead bigint) returns void
  language sql
  security definer
  set search_path = pg_catalog, public, pg_temp
as $$
  insert into staff_audit (staff_id, action, target)
  select current_staff_id(), 'lead_lido', 'lead:' || read_lead
  where current_staff_id() is not null and not exists (
    select from staff_audit a
    where a.target = 'lead:' || read_lead and a.at > now() - interval '15 minutes'
      and a.staff_id = current_staff_id() and a.action = 'lead_lido'
  )
$$;

grant execute on function record_lead_read(bigint) to webplan_staff;
