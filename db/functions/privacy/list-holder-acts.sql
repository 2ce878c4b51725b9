-- What holders did since a moment, for the leads that a backup from before it would bring back as they were. The times are
-- text, because a JavaScript date would lose the microseconds that identify the lead.
create or replace function list_holder_acts(since timestamptz)
  returns table (act text, lead_id bigint, lead_created_at text)
  language sql
  stable
  security definer
  set search_path = pg_catalog, public, pg_temp
as $$
  select 'erased', e.lead_id, to_jsonb(e.lead_created_at) #>> '{}' from holder_erasures e where e.erased_at >= since
  union all
  select 'locked', l.id, to_jsonb(l.created_at) #>> '{}' from leads l join holder_requests r on r.id = l.erasure_id
  where r.opened_at >= since
  union all
  select distinct case e.kind
      when 'email_consent_revoked' then 'revoked'
      when 'email_consent_ended' then 'ended'
      else 'unlocked'
    end, l.id, to_jsonb(l.created_at) #>> '{}'
  from lead_events e join leads l on l.id = e.lead_id
  where e.created_at >= since
    and (e.kind in ('email_consent_revoked', 'email_consent_ended') or (e.kind = 'holder_erasure_undone' and l.erasure_id is null))
  order by 1, 2
$$;

grant execute on function list_holder_acts(timestamptz) to webplan_worker;
