-- A lead with its consents and events, as its holder reads it: every column under its own name, and the lock (D80).
create or replace function lead_disclosure(lead leads) returns jsonb
  language plpgsql
  stable
  set search_path = pg_catalog, public, pg_temp
as $$
declare
  -- Columns without data about the holder: internal numbers, the desk's own work, a search index. All others are returned.
  hidden constant text[] := array[
    'id', 'ip_address', 'email_consent_version', 'email_consent_record', 'owner_id', 'accepted_at', 'offered_to',
    'offered_at', 'offered_until', 'first_contact_at', 'first_contact_minutes', 'attempts', 'call_later_at', 'warnings',
    'escalated_at', 'watch_at', 'desk_version', 'source', 'name_words', 'quoted_at', 'erasure_id'
  ];
begin
  return to_jsonb(lead) - hidden || jsonb_build_object(
    'fingerprint', encode(lead.fingerprint, 'hex'),
    'consents', (
      select coalesce(jsonb_agg(jsonb_build_object('choice', r.choice, 'version', r.text_version,
        'text', t.text, 'page', r.page, 'createdAt', r.created_at) order by r.created_at), '[]')
      from consent_records r join consent_texts t on t.purpose = r.purpose and t.version = r.text_version
      where r.id = lead.email_consent_record or r.id in (
        select (e.details ->> 'before')::uuid from lead_events e
        where e.lead_id = lead.id and e.kind in ('email_consent_revoked', 'email_consent_ended')
      )
    ),
    'events', (
      select coalesce(jsonb_agg(jsonb_build_object('kind', e.kind, 'fromStatus', e.from_status,
        'toStatus', e.to_status, 'note', e.note, 'createdAt', e.created_at) order by e.id), '[]')
      from lead_events e where e.lead_id = lead.id
    ),
    -- Until when a contract is kept by its rule; null for any other lead.
    'contract_until', (
      select lead_moved_at(lead) + make_interval(days => rule.days) from retention_rules rule
      where is_contract(lead) and rule.target = 'leads' and lead.status = any(rule.lead_statuses)
    ),
    'lock', (
      select jsonb_build_object('since', r.opened_at, 'undoUntil', r.undo_until, 'openings', (
        select coalesce(jsonb_agg(o.opened_at order by o.opened_at), '[]')
        from locked_lead_openings o where o.lead_id = lead.id
      ))
      from holder_requests r where r.id = lead.erasure_id
    )
  );
end
$$;

grant execute on function lead_disclosure(leads) to webplan_holder;
