-- Returns the counted days, and the leads of days not counted yet. Without a first day: from the beginning.
create or replace function read_lead_facts(first_day date, last_day date) returns setof lead_facts
  language plpgsql
  stable
  security definer
  set search_path = pg_catalog, public, pg_temp
as $$
declare
  until date := (select u.day from lead_facts_until u);
  live_from timestamptz;
begin
  perform require_staff_role('atendente', 'gestao', 'administracao');
  live_from := coalesce(lead_day_start(greatest(first_day, nullif(until, '-infinity') + 1)), '-infinity');
  if first_day is null and last_day >= lead_day(now()) then
    return query select f.* from lead_facts f where f.day = 'infinity';
  else
    return query select f.* from lead_facts f
      where f.day between coalesce(first_day, '-infinity') and last_day and f.day < 'infinity';
  end if;
  return query
    select n.* from leads l cross join lateral lead_fact(l) n
    where not l.is_test and l.created_at >= live_from and l.created_at < lead_day_start(last_day + 1);
end
$$;

grant execute on function read_lead_facts(date, date) to webplan_staff;
