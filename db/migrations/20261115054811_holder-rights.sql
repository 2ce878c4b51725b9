-- Up Migration

-- A holder is whoever stands behind an e-mail address. The address is proven by a link sent to it; what the link opens
-- reaches the rows of that address and no others. Secrets stand here as SHA-256 only.
create table holder_links (
  id uuid primary key default gen_random_uuid(),
  -- In small letters. Emptied with the hashes as soon as nothing more can be done with it.
  email text check (char_length(email) <= 320 and email = lower(email)),
  token_hash bytea unique check (octet_length(token_hash) = 32),
  session_hash bytea unique check (octet_length(session_hash) = 32),
  created_at timestamptz not null default now(),
  -- Of the stage it is in: asked for (until the mail server answers), mailed, or opened.
  expires_at timestamptz not null default now() + interval '1 day',
  check (email is not null or (token_hash is null and session_hash is null)),
  check (token_hash is null or session_hash is null)
);
create index holder_links_to_clean on holder_links (expires_at) where email is not null;
create index holder_links_by_email on holder_links (email) where email is not null;
create index holder_links_by_time on holder_links (created_at);

-- LGPD art. 18 and 19: what a holder asked for, when it is due and when it was done. What a person does alone is done
-- at once; what the office must answer keeps address and words until it is answered, and not a moment longer.
create table holder_requests (
  id bigint generated always as identity primary key,
  protocol text not null generated always as ('LGPD' || substr(lead_protocol(id), 3)) stored unique,
  kind text not null check (kind in
    ('acesso', 'correcao', 'eliminacao', 'portabilidade', 'revogacao', 'informacao', 'reclamacao')),
  opened_at timestamptz not null default now(),
  due_at timestamptz not null default now() + interval '15 days',
  done_at timestamptz,
  outcome text check (outcome in ('feito', 'respondido', 'recusado', 'encerrado')),
  lead_count integer not null default 0 check (lead_count >= 0),
  email text check (char_length(email) <= 320 and email = lower(email)),
  message text check (char_length(message) between 1 and 5000),
  -- The numbers of erased leads, until the office was told which mails to delete.
  erased_protocols text[] not null default '{}',
  check ((done_at is null) = (outcome is null)),
  check (done_at is null or (email is null and message is null))
);
create index holder_requests_open on holder_requests (due_at) where done_at is null;
create index holder_requests_by_email on holder_requests (email) where email is not null;

create table holder_request_events (
  id bigint generated always as identity primary key,
  request_id bigint not null references holder_requests (id),
  kind text not null check (kind in ('opened', 'done', 'office_told')),
  actor text not null check (char_length(actor) between 1 and 120),
  created_at timestamptz not null default now()
);
create unique index holder_request_events_once on holder_request_events (request_id, kind);

alter table holder_links enable row level security;
alter table holder_links force row level security;
alter table holder_requests enable row level security;
alter table holder_requests force row level security;

create policy owner_all on holder_links to webplan_owner using (true) with check (true);
create policy owner_all on holder_requests to webplan_owner using (true) with check (true);

grant select, update, delete on holder_links to webplan_worker;
grant select, update (erased_protocols) on holder_requests to webplan_worker;
grant select, insert on holder_request_events to webplan_worker;
create policy worker_all on holder_links to webplan_worker using (true) with check (true);
create policy worker_read on holder_requests for select to webplan_worker using (true);
create policy worker_told on holder_requests for update to webplan_worker using (true) with check (true);

grant select, update (done_at, outcome, email, message) on holder_requests to webplan_staff;
grant select, insert on holder_request_events to webplan_staff;
create policy staff_read on holder_requests for select to webplan_staff using (true);
create policy staff_answer on holder_requests for update to webplan_staff using (done_at is null) with check (true);

-- webplan_holder owns the functions below and cannot log in. Its second wall: of leads it sees those of the address
-- that a function has proven and set for its transaction.
grant usage on schema public to webplan_holder;
grant execute on function lead_protocol(bigint) to webplan_holder;
grant execute on function spend_limits(jsonb) to webplan_holder;
grant select, delete on leads to webplan_holder;
grant update (name, phone, phone_e164, idade, ages, message, message_is_automatic, email_consent, email_consent_record)
  on leads to webplan_holder;
grant select, insert on lead_events to webplan_holder;
grant select on consent_texts, consent_records to webplan_holder;
grant insert on consent_records to webplan_holder;
grant select, insert, update on holder_links to webplan_holder;
grant select, insert, update on holder_requests to webplan_holder;
grant select, insert on holder_request_events to webplan_holder;
create policy holder_all on holder_links to webplan_holder using (true) with check (true);
create policy holder_all on holder_requests to webplan_holder using (true) with check (true);
create policy holder_own on leads to webplan_holder
  using (lower(email) = current_setting('webplan.holder', true))
  with check (lower(email) = current_setting('webplan.holder', true));
create policy holder_read on lead_events for select to webplan_holder
  using (exists (select from leads l where l.id = lead_id));
create policy holder_event on lead_events for insert to webplan_holder
  with check (actor = 'holder' and exists (select from leads l where l.id = lead_id));

-- The owner's: it answers before an address is known to the wall.
create function email_of_lead(from_lead text) returns text
  language sql
  security definer
  set search_path = pg_catalog, public, pg_temp
as $$
  select lower(l.email) from leads l where l.protocol = from_lead;
$$;
grant execute on function email_of_lead(text) to webplan_holder;

create function holder_of_session(session bytea) returns text
  language plpgsql
  set search_path = pg_catalog, public, pg_temp
as $$
declare
  proven text;
begin
  select k.email into proven from holder_links k where k.session_hash = session and k.expires_at > now();
  perform set_config('webplan.holder', coalesce(proven, ''), true);
  return proven;
end
$$;

-- The rows of the address that was set; each half has an index of its own.
create function holder_lead_ids() returns setof bigint
  language sql
  set search_path = pg_catalog, public, pg_temp
as $$
  select l.id from leads l where not l.is_test and lower(l.email) = current_setting('webplan.holder', true)
  union all
  select l.id from leads l where l.is_test and lower(l.email) = current_setting('webplan.holder', true)
$$;

create function record_holder_request(request_kind text, leads_touched integer, protocols text[] default '{}')
  returns holder_requests
  language plpgsql
  set search_path = pg_catalog, public, pg_temp
as $$
declare
  request holder_requests;
begin
  insert into holder_requests (kind, lead_count, erased_protocols, done_at, outcome)
  values (request_kind, leads_touched, protocols, now(), 'feito') returning * into request;
  insert into holder_request_events (request_id, kind, actor)
  values (request.id, 'opened', 'holder'), (request.id, 'done', 'holder');
  return request;
end
$$;

create function tell_office_of_holder_request(payload jsonb, queue text) returns void
  language plpgsql
  set search_path = pg_catalog, public, pg_temp
as $$
begin
  perform pgboss.add_job(jsonb_build_array(jsonb_build_object('data', payload)), queue);
end
$$;

-- Takes back the consent to e-mail of every lead of the address that was set.
create function revoke_emails(page text) returns integer
  language plpgsql
  set search_path = pg_catalog, public, pg_temp
as $$
declare
  lead record;
  record_id uuid;
  revoked integer := 0;
begin
  for lead in
    select l.id, l.email_consent_version, l.email_consent_record from leads l
    where l.id in (select holder_lead_ids()) and l.email_consent
    order by l.id for update
  loop
    record_id := null;
    insert into consent_records (id, purpose, text_version, choice, page)
    select gen_random_uuid(), t.purpose, t.version, false, revoke_emails.page
    from consent_texts t where t.purpose = 'email_marketing' and t.version = lead.email_consent_version
    returning id into record_id;
    update leads l set email_consent = false, email_consent_record = coalesce(record_id, l.email_consent_record)
    where l.id = lead.id;
    insert into lead_events (lead_id, kind, actor, details)
    values (lead.id, 'email_consent_revoked', 'holder',
      jsonb_strip_nulls(jsonb_build_object('record', record_id, 'before', lead.email_consent_record)));
    revoked := revoked + 1;
  end loop;
  return revoked;
end
$$;

-- A link is asked for. The same work whoever the address belongs to; a worker looks whether anybody is known by it.
create function ask_holder_link(holder_email text, limits jsonb, queue text) returns void
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
  perform pgboss.add_job(
    jsonb_build_array(jsonb_build_object('data', jsonb_build_object('linkId', link_id))), queue);
end
$$;

-- Once: the token is gone when this has answered true.
create function open_holder_link(token bytea, session bytea) returns boolean
  language plpgsql
  security definer
  set search_path = pg_catalog, public, pg_temp
as $$
begin
  update holder_links k
  set token_hash = null, session_hash = session, expires_at = now() + interval '30 minutes'
  where k.token_hash = token and k.expires_at > now();
  if not found then
    return false;
  end if;
  perform holder_of_session(session);
  perform record_holder_request('acesso', (select count(*)::integer from holder_lead_ids()));
  return true;
end
$$;

create function close_holder_session(session bytea) returns void
  language sql
  security definer
  set search_path = pg_catalog, public, pg_temp
as $$
  update holder_links k set email = null, token_hash = null, session_hash = null where k.session_hash = session;
$$;

-- All that is stored about the address, or null without a session.
create function read_holder(session bytea) returns jsonb
  language plpgsql
  security definer
  set search_path = pg_catalog, public, pg_temp
as $$
declare
  holder text := holder_of_session(session);
begin
  if holder is null then
    return null;
  end if;
  return jsonb_build_object(
    'email', holder,
    'expiresAt', (select k.expires_at from holder_links k where k.session_hash = session),
    'leads', (
      select coalesce(jsonb_agg(to_jsonb(one) order by one."createdAt" desc), '[]') from (
        select l.protocol, l.created_at as "createdAt", l.updated_at as "updatedAt", l.name, l.email, l.phone,
          l.phone_e164 as "phoneE164", l.operadora, l.subject, l.message,
          l.message_is_automatic as "messageIsAutomatic", l.idade, l.ages, l.email_consent as "emailConsent",
          l.user_agent as "userAgent", l.source_page as "sourcePage", l.utm_source as "utmSource",
          l.utm_medium as "utmMedium", l.utm_campaign as "utmCampaign", l.first_touch as "firstTouch",
          l.last_touch as "lastTouch", l.status, l.priority, l.notes, l.due_at as "dueAt", l.is_test as "isTest",
          l.suspicions, l.submission_key as "submissionKey", encode(l.fingerprint, 'hex') as fingerprint,
          (
            select coalesce(jsonb_agg(jsonb_build_object('choice', r.choice, 'version', r.text_version,
              'text', t.text, 'page', r.page, 'createdAt', r.created_at) order by r.created_at), '[]')
            from consent_records r join consent_texts t on t.purpose = r.purpose and t.version = r.text_version
            where r.id = l.email_consent_record or r.id in (
              select (e.details ->> 'before')::uuid from lead_events e
              where e.lead_id = l.id and e.kind = 'email_consent_revoked'
            )
          ) as consents,
          (
            select coalesce(jsonb_agg(jsonb_build_object('kind', e.kind, 'fromStatus', e.from_status,
              'toStatus', e.to_status, 'note', e.note, 'createdAt', e.created_at) order by e.id), '[]')
            from lead_events e where e.lead_id = l.id
          ) as events
        from leads l where l.id in (select holder_lead_ids())
      ) one
    ),
    'requests', (
      select coalesce(jsonb_agg(jsonb_build_object('protocol', r.protocol, 'kind', r.kind, 'openedAt', r.opened_at,
        'dueAt', r.due_at, 'message', r.message) order by r.opened_at desc), '[]')
      from holder_requests r where r.email = holder and r.done_at is null
    )
  );
end
$$;

create function record_holder_download(session bytea) returns boolean
  language plpgsql
  security definer
  set search_path = pg_catalog, public, pg_temp
as $$
begin
  if holder_of_session(session) is null then
    return false;
  end if;
  perform record_holder_request('portabilidade', (select count(*)::integer from holder_lead_ids()));
  return true;
end
$$;

-- Null where there is no session or the lead is not the holder's; otherwise the request's number.
create function correct_holder_lead(session bytea, lead_protocol text, changes jsonb, queue text) returns text
  language plpgsql
  security definer
  set search_path = pg_catalog, public, pg_temp
as $$
declare
  lead leads;
  request holder_requests;
  changed text[];
begin
  if holder_of_session(session) is null then
    return null;
  end if;
  select l.* into lead from leads l
  where l.protocol = correct_holder_lead.lead_protocol and l.id in (select holder_lead_ids()) for update;
  if not found then
    return null;
  end if;
  select array_agg(field order by field) into changed from (values
    ('name', lead.name), ('phone', lead.phone), ('idade', lead.idade), ('message', lead.message)
  ) as now_stored (field, value) where changes ->> field is distinct from value;
  if changed is null then
    return '';
  end if;
  update leads l set
    name = c.name, phone = c.phone, phone_e164 = c.phone_e164, idade = c.idade, ages = c.ages, message = c.message,
    message_is_automatic = l.message_is_automatic and c.message = l.message
  from jsonb_to_record(changes) as c (
    name text, phone text, phone_e164 text, idade text, ages smallint[], message text
  )
  where l.id = lead.id;
  request := record_holder_request('correcao', 1);
  insert into lead_events (lead_id, kind, actor, details)
  values (lead.id, 'holder_corrected', 'holder', jsonb_build_object('fields', changed, 'request', request.protocol));
  perform tell_office_of_holder_request(
    jsonb_build_object('requestId', request.id, 'leadId', lead.id), queue);
  return request.protocol;
end
$$;

create function revoke_holder_emails(session bytea, page text, queue text) returns text
  language plpgsql
  security definer
  set search_path = pg_catalog, public, pg_temp
as $$
declare
  request holder_requests;
begin
  if holder_of_session(session) is null then
    return null;
  end if;
  request := record_holder_request('revogacao', revoke_emails(page));
  perform tell_office_of_holder_request(jsonb_build_object('requestId', request.id), queue);
  return request.protocol;
end
$$;

-- The way out of a mail: whoever holds its signed link may say no for the address of that lead, and nothing else.
create function leave_emails(from_lead text, page text, queue text) returns void
  language plpgsql
  security definer
  set search_path = pg_catalog, public, pg_temp
as $$
declare
  revoked integer;
  request holder_requests;
begin
  perform set_config('webplan.holder', coalesce(email_of_lead(from_lead), ''), true);
  revoked := revoke_emails(page);
  if revoked > 0 then
    request := record_holder_request('revogacao', revoked);
    perform tell_office_of_holder_request(jsonb_build_object('requestId', request.id), queue);
  end if;
end
$$;

-- Rows, events, jobs, open requests, links and the session itself; what stays says how many leads, and nothing of whom.
create function erase_holder(session bytea, queue text) returns text
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
  perform pgboss.forget_jobs('leadId', ids);
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

-- What only people can answer, within 15 days.
create function ask_holder_office(session bytea, request_kind text, words text, queue text) returns text
  language plpgsql
  security definer
  set search_path = pg_catalog, public, pg_temp
as $$
declare
  holder text := holder_of_session(session);
  request holder_requests;
begin
  if holder is null then
    return null;
  end if;
  insert into holder_requests (kind, email, message) values (request_kind, holder, words) returning * into request;
  insert into holder_request_events (request_id, kind, actor) values (request.id, 'opened', 'holder');
  perform tell_office_of_holder_request(jsonb_build_object('requestId', request.id), queue);
  return request.protocol;
end
$$;

grant execute on function ask_holder_link(text, jsonb, text), open_holder_link(bytea, bytea),
  close_holder_session(bytea), read_holder(bytea), record_holder_download(bytea),
  correct_holder_lead(bytea, text, jsonb, text), revoke_holder_emails(bytea, text, text), leave_emails(text, text, text),
  erase_holder(bytea, text), ask_holder_office(bytea, text, text, text) to webplan_web;

grant create on schema public to webplan_holder;
alter function holder_of_session(bytea) owner to webplan_holder;
alter function holder_lead_ids() owner to webplan_holder;
alter function record_holder_request(text, integer, text[]) owner to webplan_holder;
alter function tell_office_of_holder_request(jsonb, text) owner to webplan_holder;
alter function revoke_emails(text) owner to webplan_holder;
alter function ask_holder_link(text, jsonb, text) owner to webplan_holder;
alter function open_holder_link(bytea, bytea) owner to webplan_holder;
alter function close_holder_session(bytea) owner to webplan_holder;
alter function read_holder(bytea) owner to webplan_holder;
alter function record_holder_download(bytea) owner to webplan_holder;
alter function correct_holder_lead(bytea, text, jsonb, text) owner to webplan_holder;
alter function revoke_holder_emails(bytea, text, text) owner to webplan_holder;
alter function leave_emails(text, text, text) owner to webplan_holder;
alter function erase_holder(bytea, text) owner to webplan_holder;
alter function ask_holder_office(bytea, text, text, text) owner to webplan_holder;
revoke create on schema public from webplan_holder;
