-- Everything stored about the address, or null without a session. A lead's columns keep their names.
create or replace function read_holder(session bytea) returns jsonb
  language plpgsql
  security definer
  set search_path = pg_catalog, public, pg_temp
as $$
declare
  holder text := holder_of_session(session);
  -- Columns without data about the holder: internal numbers, the desk's own work, a search index. All others are returned.
  hidden constant text[] := array[
    'id', 'ip_address', 'email_consent_version', 'email_consent_record', 'owner_id', 'accepted_at', 'offered_to',
    'offered_at', 'offered_until', 'first_contact_at', 'first_contact_minutes', 'attempts', 'call_later_at', 'warnings',
    'escalated_at', 'watch_at', 'desk_version', 'source', 'name_words', 'quoted_at'
  ];
begin
  if holder is null then
    return null;
  end if;
  return jsonb_build_object(
    'email', holder,
    'expiresAt', (select k.expires_at from holder_links k where k.session_hash = session),
    'leads', (
      select coalesce(jsonb_agg(to_jsonb(l) - hidden || to_jsonb(also) order by l.created_at desc), '[]')
      from leads l, lateral (
        select encode(l.fingerprint, 'hex') as fingerprint,
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
      ) also
      where l.id in (select holder_lead_ids())
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
