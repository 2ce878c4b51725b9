-- Like read_lead_facts(), for the minutes to the first contact.
create or replace function read_contact_minutes(first_day date, last_day date)
  returns table (day date, minutes integer, leads bigint)
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
    return query select m.day, m.minutes, m.leads from lead_contact_minutes m where m.day = 'infinity';
  else
    return query select m.day, m.minutes, m.leads from lead_contact_minutes m
      where m.day between coalesce(first_day, '-infinity') and last_day and m.day < 'infinity';
  end if;
  return query
    select lead_day(l.created_at), lead_minutes(l), 1::bigint from leads l
    where not l.is_test and l.first_contact_minutes is not null
      and l.created_at >= live_from and l.created_at < lead_day_start(last_day + 1);
end
$$;

grant execute on function read_contact_minutes(date, date) to webplan_staff;
