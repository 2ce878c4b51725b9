-- Up Migration

-- Work that is due, recorded in the transaction of the fact that causes it. The worker hands it to pg-boss
-- (app/platform/jobs/outbox.server.ts) and takes it out of here in one transaction.
create table job_outbox (
  id uuid primary key default gen_random_uuid(),
  queue text not null check (char_length(queue) between 1 and 100),
  -- Ids, never people.
  payload jsonb not null check (jsonb_typeof(payload) = 'object'),
  due_at timestamptz not null default now()
);
create index job_outbox_by_time on job_outbox (due_at);

grant insert (queue, payload) on job_outbox to webplan_intake;
-- To lock a row is a right to update it.
grant select, update, delete on job_outbox to webplan_worker;
grant select on job_outbox to webplan_staff;

-- Also wakes the worker, except for work that is due later. A NOTIFY makes every commit wait for the one before it, so
-- frequent transactions do without: the intake of leads inserts by itself and the web process wakes the worker after the
-- commit; the worker looks for its own additions by itself.
create function add_job(queue text, payload jsonb, due_at timestamptz default now()) returns void
  language sql
  security definer
  set search_path = pg_catalog, public, pg_temp
as $$
  insert into job_outbox (queue, payload, due_at) values (add_job.queue, add_job.payload, add_job.due_at);
  select pg_notify('jobs', '') where add_job.due_at <= now() and session_user <> 'webplan_worker';
$$;
revoke execute on function add_job(text, jsonb, timestamptz) from public;
grant execute on function add_job(text, jsonb, timestamptz) to webplan_holder, webplan_worker, webplan_staff;

create or replace function submit_lead(payload jsonb)
  returns table (outcome text, lead_id bigint, lead_protocol text, lead_due_at timestamptz)
  language plpgsql
  security definer
  set search_path = pg_catalog, public, pg_temp
as $$
declare
  key uuid := (payload ->> 'submission_key')::uuid;
  print bytea := decode(payload ->> 'fingerprint', 'hex');
  record_id uuid := case when payload ? 'consent' then gen_random_uuid() end;
begin
  -- Presses of one button may arrive at once, with script and without; whoever asks for the same thing or has the
  -- same key waits here and then sees what the first stored. Always in this order, so nobody waits in a circle.
  perform pg_advisory_xact_lock(hashtextextended(payload ->> 'fingerprint', 0));
  if key is not null then
    perform pg_advisory_xact_lock(hashtextextended(key::text, 0));
  end if;
  if key is null then
    return query
      select 'repeated', l.id, l.protocol, l.due_at from leads l
      where l.fingerprint = print and l.created_at > now() - interval '10 minutes'
      order by l.created_at desc limit 1;
  else
    return query
      select case when l.fingerprint = print then 'repeated' else 'conflict' end, l.id, l.protocol, l.due_at
      from leads l where l.submission_key = key;
  end if;
  if found then
    return;
  end if;

  if payload ? 'limits' and not spend_limits(payload -> 'limits') then
    outcome := 'limited';
    return next;
    return;
  end if;

  insert into consent_records (id, purpose, text_version, choice, page)
  select record_id, c.purpose, c.version, c.choice, c.page
  from jsonb_to_record(payload -> 'consent') as c (purpose text, version text, choice boolean, page text)
  where record_id is not null;

  insert into leads (
    name, email, phone, phone_e164, operadora, subject, message, message_is_automatic, idade, ages,
    email_consent, email_consent_version, email_consent_record, user_agent, source_page, utm_source, utm_medium,
    utm_campaign, first_touch, last_touch, due_at, is_test, suspicions, submission_key, fingerprint,
    watch_at
  )
  select
    p.name, p.email, p.phone, p.phone_e164, p.operadora, p.subject, p.message,
    coalesce(p.message_is_automatic, false), coalesce(p.idade, ''), coalesce(p.ages, '{}'),
    coalesce(p.email_consent, false), p.email_consent_version, record_id, p.user_agent, p.source_page,
    p.utm_source, p.utm_medium, p.utm_campaign, p.first_touch, p.last_touch, p.due_at,
    coalesce(p.is_test, false), coalesce(p.suspicions, '{}'), key, print,
    -- The desk is to look at it at once.
    case when not coalesce(p.is_test, false) then now() end
  from jsonb_to_record(payload) as p (
    name text, email text, phone text, phone_e164 text, operadora text, subject text, message text,
    message_is_automatic boolean, idade text, ages smallint[], email_consent boolean,
    email_consent_version text, user_agent text, source_page text, utm_source text, utm_medium text,
    utm_campaign text, first_touch jsonb, last_touch jsonb, due_at timestamptz, is_test boolean,
    suspicions text[]
  )
  returning id, protocol, due_at into lead_id, lead_protocol, lead_due_at;
  insert into lead_events (lead_id, kind, actor, to_status) values (submit_lead.lead_id, 'created', 'web', 'novo');
  if payload ? 'queue' then
    insert into job_outbox (queue, payload)
    values (submit_lead.payload ->> 'queue', jsonb_build_object('leadId', submit_lead.lead_id));
  end if;
  outcome := 'created';
  return next;
end
$$;

create or replace function tell_office_of_holder_request(payload jsonb, queue text) returns void
  language plpgsql
  set search_path = pg_catalog, public, pg_temp
as $$
begin
  perform add_job(queue, payload);
end
$$;

create or replace function ask_holder_link(holder_email text, limits jsonb, queue text) returns void
  language plpgsql
  security definer
  set search_path = pg_catalog, public, pg_temp
as $$
declare
  link_id uuid;
begin
  if not spend_limits(limits) then
    return;
  end if;
  insert into holder_links (email) values (lower(trim(holder_email))) returning id into link_id;
  perform add_job(queue, jsonb_build_object('linkId', link_id));
end
$$;

-- What is still queued for a lead that is gone carries only its number and does nothing.
create or replace function erase_holder(session bytea, queue text) returns text
  language plpgsql
  security definer
  set search_path = pg_catalog, public, pg_temp
as $$
declare
  holder text := holder_of_session(session);
  ids bigint[];
  protocols text[];
  closed bigint[];
  request holder_requests;
begin
  if holder is null then
    return null;
  end if;
  select coalesce(array_agg(mine.id), '{}') into ids
  from (select l.id from leads l where l.id in (select holder_lead_ids()) order by l.id for update) mine;
  with gone as (delete from leads l where l.id = any(ids) returning l.protocol)
  select coalesce(array_agg(gone.protocol order by gone.protocol), '{}') into protocols from gone;

  with ended as (
    update holder_requests r set email = null, message = null, done_at = now(), outcome = 'encerrado'
    where r.email = holder and r.done_at is null returning r.id
  )
  select array_agg(ended.id) into closed from ended;
  insert into holder_request_events (request_id, kind, actor)
  select unnest(closed), 'done', 'holder' where closed is not null;

  update holder_links k set email = null, token_hash = null, session_hash = null where k.email = holder;
  request := record_holder_request('eliminacao', cardinality(protocols), protocols);
  perform tell_office_of_holder_request(jsonb_build_object('requestId', request.id), queue);
  return request.protocol;
end
$$;

create or replace function repeat_holder_act(act text, lead_id bigint, lead_created_at timestamptz) returns boolean
  language plpgsql
  security definer
  set search_path = pg_catalog, public, pg_temp
as $$
begin
  if act not in ('erased', 'revoked') then
    raise exception 'unknown act %', act;
  end if;
  perform set_config('webplan.holder', coalesce(email_of_lead(lead_protocol(lead_id)), ''), true);
  if not exists (
    select from leads l
    where l.id = repeat_holder_act.lead_id and l.created_at = repeat_holder_act.lead_created_at
  ) then
    return false;
  end if;
  if act = 'revoked' then
    return revoke_emails('/privacidade/meus-dados') > 0;
  end if;
  delete from leads l where l.id = repeat_holder_act.lead_id;
  return found;
end
$$;

drop function if exists pgboss.add_job(jsonb, text);
drop function if exists pgboss.forget_jobs(text, bigint[]);
