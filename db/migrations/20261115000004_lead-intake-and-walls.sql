-- Up Migration

-- The first wall is what each role was granted; the second is row-level security, forced even on the owner.
alter table leads enable row level security;
alter table leads force row level security;
alter table lead_events enable row level security;
alter table lead_events force row level security;

create policy owner_all on leads to webplan_owner using (true) with check (true);
create policy owner_all on lead_events to webplan_owner using (true) with check (true);

-- webplan_intake owns the one door for leads and cannot log in. It sees no name, e-mail or phone.
grant usage on schema public to webplan_intake;
grant insert on leads to webplan_intake;
grant select (id, protocol, created_at, due_at, submission_key, fingerprint) on leads to webplan_intake;
grant insert on lead_events to webplan_intake;
create policy intake_insert on leads for insert to webplan_intake
  with check (status = 'novo' and priority = 3 and notes is null and created_at = now());
create policy intake_repeat on leads for select to webplan_intake using (true);
create policy intake_event on lead_events for insert to webplan_intake with check (kind = 'created');

grant select on leads, lead_status_transitions to webplan_worker;
grant select, insert on lead_events to webplan_worker;
grant usage on sequence lead_events_id_seq to webplan_worker;
create policy worker_read on leads for select to webplan_worker using (true);
create policy worker_events on lead_events to webplan_worker using (true) with check (actor = 'worker');

grant select on leads, lead_status_transitions, lead_counters to webplan_staff;
grant update (status, priority, notes) on leads to webplan_staff;
grant select, insert on lead_events to webplan_staff;
grant usage on sequence lead_events_id_seq to webplan_staff;
create policy staff_read on leads for select to webplan_staff using (true);
create policy staff_update on leads for update to webplan_staff using (true) with check (true);
create policy staff_events on lead_events to webplan_staff using (true) with check (actor <> 'worker');

-- The only way in. Answers what happened and nothing personal (D47):
-- created · repeated (same key or, without one, same fingerprint within 10 minutes) · conflict (key reused).
create function submit_lead(payload jsonb)
  returns table (outcome text, lead_id bigint, lead_protocol text, lead_due_at timestamptz)
  language plpgsql
  security definer
  set search_path = pg_catalog, public, pg_temp
as $$
declare
  key uuid := (payload ->> 'submission_key')::uuid;
  print bytea := decode(payload ->> 'fingerprint', 'hex');
begin
  if key is null then
    -- Two presses of one button may arrive at once; the second waits here and then sees the first.
    perform pg_advisory_xact_lock(hashtextextended(payload ->> 'fingerprint', 0));
    return query
      select 'repeated', l.id, l.protocol, l.due_at from leads l
      where l.fingerprint = print and l.created_at > now() - interval '10 minutes'
      order by l.created_at desc limit 1;
    if found then
      return;
    end if;
  end if;

  insert into leads (
    name, email, phone, phone_e164, operadora, subject, message, message_is_automatic, idade, ages,
    email_consent, email_consent_version, user_agent, source_page, utm_source, utm_medium, utm_campaign,
    first_touch, last_touch, due_at, is_test, suspicions, submission_key, fingerprint
  )
  select
    p.name, p.email, p.phone, p.phone_e164, p.operadora, p.subject, p.message,
    coalesce(p.message_is_automatic, false), coalesce(p.idade, ''), coalesce(p.ages, '{}'),
    coalesce(p.email_consent, false), p.email_consent_version, p.user_agent, p.source_page,
    p.utm_source, p.utm_medium, p.utm_campaign, p.first_touch, p.last_touch, p.due_at,
    coalesce(p.is_test, false), coalesce(p.suspicions, '{}'), key, print
  from jsonb_to_record(payload) as p (
    name text, email text, phone text, phone_e164 text, operadora text, subject text, message text,
    message_is_automatic boolean, idade text, ages smallint[], email_consent boolean,
    email_consent_version text, user_agent text, source_page text, utm_source text, utm_medium text,
    utm_campaign text, first_touch jsonb, last_touch jsonb, due_at timestamptz, is_test boolean,
    suspicions text[]
  )
  on conflict (submission_key) do nothing
  returning id, protocol, due_at into lead_id, lead_protocol, lead_due_at;

  if found then
    outcome := 'created';
    insert into lead_events (lead_id, kind, actor, to_status) values (submit_lead.lead_id, 'created', 'web', 'novo');
    return next;
    return;
  end if;

  return query
    select case when l.fingerprint = print then 'repeated' else 'conflict' end, l.id, l.protocol, l.due_at
    from leads l where l.submission_key = key;
end
$$;

grant execute on function submit_lead(jsonb) to webplan_web;

-- Ownership moves to the role that can do nothing else; it may create only while this line runs.
grant create on schema public to webplan_intake;
alter function submit_lead(jsonb) owner to webplan_intake;
revoke create on schema public from webplan_intake;

grant usage on schema public to webplan_web, webplan_worker, webplan_staff;
