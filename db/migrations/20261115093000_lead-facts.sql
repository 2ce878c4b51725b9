-- Up Migration

-- The numbers of the desk, by day. A day that is over is counted once, by the worker, and from then on every change of
-- one of its leads is added in the transaction of that change; a day that is not yet counted is read from its leads.
-- So a number costs what the days cost, however many leads there are, and the visitor's statement pays nothing.

-- The first quote; a lead that falls back to an earlier status keeps it.
alter table leads add column quoted_at timestamptz;

create function note_lead_quoted() returns trigger
  language plpgsql
  set search_path = pg_catalog, pg_temp
as $$
begin
  new.quoted_at := clock_timestamp();
  return new;
end
$$;
create trigger leads_quoted before update of status on leads
  for each row when (new.status in ('cotacao_enviada', 'fechado') and old.quoted_at is null)
  execute function note_lead_quoted();

-- Nothing of anybody. The day 'infinity' holds the sum of all days.
create table lead_facts (
  day date not null,
  operadora text not null,
  -- The last touch, such as 'google cpc'; empty for a visit without a mark.
  source text not null,
  -- The path of the page the form stood on.
  page text not null,
  leads bigint not null default 0,
  contacted bigint not null default 0,
  -- Contacted and had a deadline; of those, in time.
  promised bigint not null default 0,
  kept bigint not null default 0,
  -- Erased without any contact, their deadline long over.
  missed bigint not null default 0,
  quoted bigint not null default 0,
  closed bigint not null default 0,
  primary key (day, operadora, source, page)
) with (fillfactor = 80);

-- Working minutes to the first contact: exact for a working day, in steps of half an hour beyond.
create table lead_contact_minutes (
  day date not null,
  minutes integer not null,
  leads bigint not null default 0,
  primary key (day, minutes)
) with (fillfactor = 80);

-- Every day up to this one is counted.
create table lead_facts_until (
  is_only boolean primary key default true check (is_only),
  day date not null
);
insert into lead_facts_until (day) values ('-infinity');

create function lead_day(moment timestamptz) returns date
  language sql stable parallel safe
  set search_path = pg_catalog, pg_temp
return (moment at time zone 'America/Sao_Paulo')::date;

create function lead_day_start(day date) returns timestamptz
  language sql stable parallel safe
  set search_path = pg_catalog, pg_temp
return day::timestamp at time zone 'America/Sao_Paulo';

-- One lead as a line of the table above. Three pages are stored by a fixed word instead of their address (§3).
create function lead_fact(lead leads) returns lead_facts
  language sql stable
  set search_path = pg_catalog, public, pg_temp
as $$
  select
    lead_day(lead.created_at), lead.operadora,
    lower(left(concat_ws(' ', lead.last_touch ->> 'source', lead.last_touch ->> 'medium'), 60)),
    left(case when lead.source_page ~ '^[a-z-]+-page$' then '/' || regexp_replace(lead.source_page, '-page$', '')
      else coalesce(substring(lead.source_page from '^(?:[a-z]+://[^/?#]*)?(/[^?#]+)'), '/') end, 80),
    1, (lead.first_contact_at is not null)::integer,
    (lead.first_contact_at is not null and lead.due_at is not null)::integer,
    coalesce(lead.first_contact_at <= lead.due_at, false)::integer, 0,
    (lead.quoted_at is not null or lead.status in ('cotacao_enviada', 'fechado'))::integer,
    (lead.status = 'fechado')::integer
$$;

create function lead_minutes(lead leads) returns integer
  language sql immutable
  set search_path = pg_catalog, pg_temp
as $$
  select case when lead.first_contact_minutes <= 480 then ceil(lead.first_contact_minutes)
    else least(ceil(lead.first_contact_minutes / 30) * 30, 7200) end::integer
$$;

create function add_lead_fact(lead leads, amount integer, missed integer default 0) returns void
  language plpgsql
  set search_path = pg_catalog, public, pg_temp
as $$
declare
  fact lead_facts := lead_fact(lead);
  reached_within integer := lead_minutes(lead);
begin
  if lead.is_test then
    return;
  end if;
  insert into lead_facts as f (day, operadora, source, page, leads, contacted, promised, kept, missed, quoted, closed)
  select day, fact.operadora, fact.source, fact.page, amount, amount * fact.contacted, amount * fact.promised,
    amount * fact.kept, add_lead_fact.missed, amount * fact.quoted, amount * fact.closed
  from unnest(array[fact.day, 'infinity']) as day
  on conflict (day, operadora, source, page) do update set leads = f.leads + excluded.leads,
    contacted = f.contacted + excluded.contacted, promised = f.promised + excluded.promised,
    kept = f.kept + excluded.kept, missed = f.missed + excluded.missed, quoted = f.quoted + excluded.quoted,
    closed = f.closed + excluded.closed;
  if reached_within is not null then
    insert into lead_contact_minutes as m (day, minutes, leads)
    select day, reached_within, amount from unnest(array[fact.day, 'infinity']) as day
    on conflict (day, minutes) do update set leads = m.leads + excluded.leads;
  end if;
end
$$;

-- What changes after its day was counted. The lock is shared: only the counting of a day waits for it, and is waited for.
create function keep_lead_facts() returns trigger
  language plpgsql
  security definer
  set search_path = pg_catalog, public, pg_temp
as $$
declare
  until date;
begin
  perform pg_advisory_xact_lock_shared(7355612);
  select u.day into until from lead_facts_until u;
  if tg_op = 'INSERT' then
    if lead_day(new.created_at) <= until then
      perform add_lead_fact(new, 1);
    end if;
  elsif tg_op = 'UPDATE' then
    if lead_day(old.created_at) <= until then
      perform add_lead_fact(old, -1);
      perform add_lead_fact(new, 1);
    end if;
  elsif session_user in ('webplan_web', 'webplan_worker') then
    -- The person goes, the number stays (decision 015): a lead of a day not yet counted is counted now, alone.
    if lead_day(old.created_at) > until then
      perform add_lead_fact(old, 1);
    end if;
    if old.first_contact_at is null and old.status <> 'descartado' and old.due_at < now() then
      perform add_lead_fact(old, 0, 1);
    end if;
  elsif lead_day(old.created_at) <= until then
    perform add_lead_fact(old, -1);
  end if;
  return null;
end
$$;
-- The visitor's statement never comes here: its leads are of this moment.
create trigger leads_facts_new after insert on leads
  for each row when (new.created_at < now() - interval '1 hour') execute function keep_lead_facts();
create trigger leads_facts_changed
  after update of status, operadora, is_test, first_contact_at, first_contact_minutes on leads
  for each row when (
    (old.status, old.operadora, old.is_test, old.first_contact_at, old.first_contact_minutes)
      is distinct from (new.status, new.operadora, new.is_test, new.first_contact_at, new.first_contact_minutes))
  execute function keep_lead_facts();
create trigger leads_facts_gone after delete on leads for each row execute function keep_lead_facts();

create function forget_lead_facts() returns trigger
  language plpgsql
  security definer
  set search_path = pg_catalog, public, pg_temp
as $$
begin
  delete from lead_facts;
  delete from lead_contact_minutes;
  update lead_facts_until set day = '-infinity';
  return null;
end
$$;
create trigger leads_facts_none after truncate on leads
  for each statement execute function forget_lead_facts();

-- Counts the next day that is over; answers which, or null when none is left. A day is over an hour after midnight: by
-- then every statement that began in it has ended.
create function count_lead_day() returns date
  language plpgsql
  security definer
  set search_path = pg_catalog, public, pg_temp
as $$
declare
  last_over date := lead_day(now() - interval '1 hour') - 1;
  until date;
  next_day date;
begin
  perform pg_advisory_xact_lock(7355612);
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

-- The desk's way to both: what is counted, and the leads of the days that are not. Null as first day: from the beginning.
create function read_lead_facts(first_day date, last_day date) returns setof lead_facts
  language plpgsql
  stable
  security definer
  set search_path = pg_catalog, public, pg_temp
as $$
declare
  until date := (select u.day from lead_facts_until u);
  live_from timestamptz;
begin
  if coalesce(current_staff_role(), '') not in ('atendente', 'gestao', 'administracao') then
    raise exception 'not for this role' using errcode = 'insufficient_privilege';
  end if;
  live_from := coalesce(lead_day_start(greatest(first_day, nullif(until, '-infinity') + 1)), '-infinity');
  if first_day is null and last_day >= lead_day(now()) then
    return query select f.* from lead_facts f where f.day = 'infinity';
  else
    return query select f.* from lead_facts f
      where f.day between coalesce(first_day, '-infinity') and last_day and f.day < 'infinity';
  end if;
  return query
    select (lead_fact(l)).* from leads l
    where not l.is_test and l.created_at >= live_from and l.created_at < lead_day_start(last_day + 1);
end
$$;

create function read_contact_minutes(first_day date, last_day date)
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
  if coalesce(current_staff_role(), '') not in ('atendente', 'gestao', 'administracao') then
    raise exception 'not for this role' using errcode = 'insufficient_privilege';
  end if;
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

grant execute on function count_lead_day() to webplan_worker;
grant execute on function read_lead_facts(date, date), read_contact_minutes(date, date) to webplan_staff;
