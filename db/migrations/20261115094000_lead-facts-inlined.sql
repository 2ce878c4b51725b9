-- Up Migration

-- What a lead counts as, as a function the planner writes into the statement that calls it: that wants a set, and no
-- settings of its own. As a call per lead (and, with .*, per column) it cost more than reading the lead.
drop function lead_fact(leads);
create function lead_fact(lead leads) returns setof lead_facts
  language sql stable
as $$
  select
    (lead.created_at at time zone 'America/Sao_Paulo')::date, lead.operadora,
    lower(left(concat_ws(' ', lead.last_touch ->> 'source', lead.last_touch ->> 'medium'), 60)),
    left(case when lead.source_page ~ '^[a-z-]+-page$' then '/' || regexp_replace(lead.source_page, '-page$', '')
      else coalesce(substring(lead.source_page from '^(?:[a-z]+://[^/?#]*)?(/[^?#]+)'), '/') end, 80),
    1::bigint, (lead.first_contact_at is not null)::integer::bigint,
    (lead.first_contact_at is not null and lead.due_at is not null)::integer::bigint,
    coalesce(lead.first_contact_at <= lead.due_at, false)::integer::bigint, 0::bigint,
    (lead.quoted_at is not null or lead.status in ('cotacao_enviada', 'fechado'))::integer::bigint,
    (lead.status = 'fechado')::integer::bigint
$$;

create or replace function lead_minutes(lead leads) returns integer
  language sql immutable
as $$
  select case when lead.first_contact_minutes <= 480 then ceil(lead.first_contact_minutes)
    else least(ceil(lead.first_contact_minutes / 30) * 30, 7200) end::integer
$$;

create or replace function add_lead_fact(lead leads, amount integer, missed integer default 0) returns void
  language plpgsql
  set search_path = pg_catalog, public, pg_temp
as $$
declare
  fact lead_facts;
  reached_within integer := lead_minutes(lead);
begin
  if lead.is_test then
    return;
  end if;
  select n.* into fact from lead_fact(lead) n;
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

-- As before, but that a lead is looked at once and not once per column.
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
    select n.* from leads l cross join lateral lead_fact(l) n
    where not l.is_test and l.created_at >= live_from and l.created_at < lead_day_start(last_day + 1);
end
$$;
