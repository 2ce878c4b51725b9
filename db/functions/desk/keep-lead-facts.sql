-- Adds changes of a lead whose day is already counted. The lock is shared: only count_lead_day() waits for it.
create or replace function keep_lead_facts() returns trigger
  language plpgsql
  security definer
  set search_path = pg_catalog, public, pg_temp
as $$
declare
  until date;
begin
  perform pg_advisory_xact_lock_shared(hashtextextended('lead facts', 0));
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
  elsif session_user in ('webplan_web', 'webplan_web_b', 'webplan_worker', 'webplan_worker_b') then
    -- An erased lead stays counted (decision 015). If its day is not counted yet, the lead is counted now.
    if lead_day(old.created_at) > until then
      perform add_lead_fact(old, 1);
    end if;
    -- Nobody could contact a person whose leads were locked (D80).
    if old.first_contact_at is null and old.status <> 'descartado' and old.due_at
      < coalesce((select r.opened_at from holder_requests r where r.id = old.erasure_id), now()) then
      perform add_lead_fact(old, 0, 1);
    end if;
  elsif lead_day(old.created_at) <= until then
    perform add_lead_fact(old, -1);
  end if;
  return null;
end
$$;

-- submit_lead() does not fire this trigger: its leads are created now.
create or replace trigger leads_facts_new after insert on leads
  for each row when (new.created_at < now() - interval '1 hour') execute function keep_lead_facts();
create or replace trigger leads_facts_changed
  after update of status, operadora, is_test, first_contact_at, first_contact_minutes on leads
  for each row when (
    (old.status, old.operadora, old.is_test, old.first_contact_at, old.first_contact_minutes)
      is distinct from (new.status, new.operadora, new.is_test, new.first_contact_at, new.first_contact_minutes))
  execute function keep_lead_facts();
create or replace trigger leads_facts_gone after delete on leads for each row execute function keep_lead_facts();
