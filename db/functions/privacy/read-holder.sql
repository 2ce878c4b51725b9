-- Everything stored about the address, or null without a session.
create or replace function read_holder(session bytea) returns jsonb
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

alter function read_holder(bytea) owner to webplan_holder;
grant execute on function read_holder(bytea) to webplan_web;
