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
