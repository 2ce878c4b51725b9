-- Returns null without a session, an empty text if nothing is waiting any more, otherwise the request's number. Jobs about a
-- lead that ran while it was locked found nothing to do, so they are added again; done ones do nothing twice.
create or replace function undo_holder_erasure(session bytea, queue text, lead_queues jsonb) returns text
  language plpgsql
  security definer
  set search_path = pg_catalog, public, pg_temp
as $$
declare
  holder text := holder_of_session(session);
  locked bigint[];
  request_id bigint;
begin
  if holder is null then
    return null;
  end if;
  -- Older leads have been handled.
  select coalesce(array_agg(l.id), '{}') into locked from leads l
  where l.id in (select holder_lead_ids()) and l.erasure_id is not null and not l.is_test
    and l.created_at > now() - interval '3 days';
  request_id := unlock_holder_leads(holder);
  if request_id is null then
    return '';
  end if;
  perform add_job(lead_queues ->> job.queue, jsonb_build_object('leadId', lead.id))
  from unnest(locked) as lead (id), (values
    ('notify', array['office_notified']),
    ('confirm', array['visitor_confirmed', 'visitor_not_confirmed', 'visitor_unreachable']),
    ('webhook', array['webhook_delivered'])
  ) as job (queue, done_kinds)
  where not exists (select from lead_events e where e.lead_id = lead.id and e.kind = any(job.done_kinds))
    -- The first job adds the others.
    and (job.queue = 'notify'
      or exists (select from lead_events e where e.lead_id = lead.id and e.kind = 'dispatched'));
  perform add_job(queue, jsonb_build_object('requestId', request_id));
  return (select r.protocol from holder_requests r where r.id = request_id);
end
$$;

alter function undo_holder_erasure(bytea, text, jsonb) owner to webplan_holder;
grant execute on function undo_holder_erasure(bytea, text, jsonb) to webplan_web;
