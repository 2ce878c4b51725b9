-- Counts the next finished day and returns it, or null when none is left. A day is finished an hour after midnight: by
-- then every statement that began on it has ended.
create or replace function count_lead_day() returns date
  language plpgsql
  security definer
  set search_path = pg_catalog, public, pg_temp
as $$
declare
  last_over date := lead_day(now() - interval '1 hour') - 1;
  until date;
  next_day date;
begin
  perform pg_advisory_xact_lock(hashtextextended('lead facts', 0));
  select u.day into until from lead_facts_until u;
  select lead_day(l.created_at) into next_day from leads l
  where not l.is_test and l.created_at >= coalesce(lead_day_start(nullif(until, '-infinity') + 1), '-infinity')
  order by l.created_at limit 1;
  if next_day is null or next_day > last_over then
    update lead_facts_until u set day = last_over where u.day < last_over;
    return null;
  end if;
  insert into lead_facts as f (day, operadora, source, page, leads, contacted, promised, kept, quoted, closed)
  select days.day, n.operadora, n.source, n.page, sum(n.leads), sum(n.contacted), sum(n.promised), sum(n.kept),
    sum(n.quoted), sum(n.closed)
  from leads l cross join lateral lead_fact(l) n cross join lateral unnest(array[n.day, 'infinity']) as days (day)
  where not l.is_test and l.created_at >= lead_day_start(next_day) and l.created_at < lead_day_start(next_day + 1)
  group by 1, 2, 3, 4
  on conflict (day, operadora, source, page) do update set leads = f.leads + excluded.leads,
    contacted = f.contacted + excluded.contacted, promised = f.promised + excluded.promised,
    kept = f.kept + excluded.kept, quoted = f.quoted + excluded.quoted, closed = f.closed + excluded.closed;
  insert into lead_contact_minutes as m (day, minutes, leads)
  select days.day, lead_minutes(l), count(*)
  from leads l cross join lateral unnest(array[next_day, 'infinity']) as days (day)
  where not l.is_test and l.first_contact_minutes is not null
    and l.created_at >= lead_day_start(next_day) and l.created_at < lead_day_start(next_day + 1)
  group by 1, 2
  on conflict (day, minutes) do update set leads = m.leads + excluded.leads;
  update lead_facts_until u set day = next_day;
  return next_day;
end
$$;

grant execute on function count_lead_day() to webplan_worker;
