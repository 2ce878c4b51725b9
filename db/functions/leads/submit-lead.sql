-- The only way to store a lead. Returns the outcome and nothing personal (D47): repeated (same submission key or, without
-- one, same fingerprint within 10 minutes), conflict (submission key reused for another request), limited (D88; nothing is
-- stored) or created. An unknown field of the payload is an error, so that no field is lost silently. Only a lead that
-- would be created counts against a limit: a double click, a reload or a retry after a lost response does not count and
-- is never refused.
create or replace function submit_lead(payload jsonb)
  returns table (outcome text, lead_id bigint, lead_protocol text, lead_due_at timestamptz)
  language plpgsql
  security definer
  set search_path = pg_catalog, public, pg_temp
as $$
declare
  key uuid := (payload ->> 'submission_key')::uuid;
  request_fingerprint bytea := decode(payload ->> 'fingerprint', 'hex');
  record_id uuid := case when payload ? 'consent' then gen_random_uuid() end;
  unknown jsonb := payload - array[
    'name', 'email', 'phone', 'phone_e164', 'operadora', 'subject', 'message', 'message_is_automatic', 'idade', 'ages',
    'email_consent', 'email_consent_version', 'user_agent', 'source_page', 'utm_source', 'utm_medium', 'utm_campaign',
    'first_touch', 'last_touch', 'due_at', 'is_test', 'suspicions', 'submission_key', 'fingerprint',
    'cidade', 'uf', 'orgao', 'vinculo', 'janela', 'phone_sent_anyway',
    'consent', 'limits', 'queue'
  ];
begin
  if unknown <> '{}' then
    -- The names only: values may be personal.
    raise exception 'submit_lead does not know %', (select string_agg(field, ', ') from jsonb_object_keys(unknown) as field)
      using errcode = 'undefined_column';
  end if;
  -- The same request may arrive twice at the same time, with script and without. The second waits here and then finds what the
  -- first stored. The locks are always taken in this order, so that there is no deadlock.
  perform pg_advisory_xact_lock(hashtextextended(payload ->> 'fingerprint', 0));
  if key is not null then
    perform pg_advisory_xact_lock(hashtextextended(key::text, 0));
  end if;
  if key is null then
    return query
      select 'repeated', l.id, l.protocol, l.due_at from leads l
      where l.fingerprint = request_fingerprint and l.created_at > now() - interval '10 minutes' and l.erasure_id is null
      order by l.created_at desc limit 1;
  else
    return query
      select case when l.fingerprint = request_fingerprint then 'repeated' else 'conflict' end, l.id, l.protocol, l.due_at
      from leads l where l.submission_key = key and l.erasure_id is null;
  end if;
  if found then
    -- The first attempt may have been cut while it waited for the standby. An entry in the log makes this commit wait for it too, so
    -- that a lead is never acknowledged that only one machine has.
    perform pg_logical_emit_message(true, 'webplan', 'repeated');
    return;
  end if;

  -- The lead with this key is locked, because its holder asked to erase it (D80): this one is new.
  if key is not null and exists (select from leads l where l.submission_key = key) then
    key := null;
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
    watch_at, cidade, uf, orgao, vinculo, janela, phone_sent_anyway
  )
  select
    p.name, p.email, p.phone, p.phone_e164, p.operadora, p.subject, p.message,
    coalesce(p.message_is_automatic, false), coalesce(p.idade, ''), coalesce(p.ages, '{}'),
    coalesce(p.email_consent, false), p.email_consent_version, record_id, p.user_agent, p.source_page,
    p.utm_source, p.utm_medium, p.utm_campaign, p.first_touch, p.last_touch, p.due_at,
    coalesce(p.is_test, false), coalesce(p.suspicions, '{}'), key, request_fingerprint,
    -- watch_at: when the worker next checks the lead. A new lead is checked immediately.
    case when not coalesce(p.is_test, false) then now() end,
    coalesce(p.cidade, ''), coalesce(p.uf, ''), coalesce(p.orgao, ''), coalesce(p.vinculo, ''),
    coalesce(p.janela, ''), coalesce(p.phone_sent_anyway, false)
  from jsonb_populate_record(null::leads, payload) as p
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

alter function submit_lead(jsonb) owner to webplan_intake;
grant execute on function submit_lead(jsonb) to webplan_web;
