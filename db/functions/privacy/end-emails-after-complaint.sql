-- For a complaint of a mail provider about the mail of this lead; the worker has checked the signature of its Message-ID. Ends
-- the consent of the lead's address. Includes locked leads, because their holder may undo the erasure. Returns false when the
-- lead does not exist or has a complaint already: a consent given later is not ended by an old report.
create or replace function end_emails_after_complaint(lead_id bigint, queue text) returns boolean
  language plpgsql
  security definer
  set search_path = pg_catalog, public, pg_temp
as $$
declare
  revoked integer;
  request_id bigint;
begin
  perform set_config('webplan.holder', coalesce(email_of_lead(lead_protocol(lead_id)), ''), true);
  -- Two workers that read the same report record it once.
  perform from leads l where l.id in (select holder_lead_ids()) order by l.id for update;
  if not exists (select from leads l where l.id = end_emails_after_complaint.lead_id)
    or exists (
      select from lead_events e
      where e.lead_id = end_emails_after_complaint.lead_id and e.kind = 'visitor_complained'
    )
  then
    return false;
  end if;
  insert into lead_events (lead_id, kind, actor)
  values (end_emails_after_complaint.lead_id, 'visitor_complained', 'worker');
  revoked := revoke_emails('/complaint');
  if revoked > 0 then
    insert into holder_requests (kind, lead_count, done_at, outcome) values ('revogacao', revoked, now(), 'feito')
    returning id into request_id;
    insert into holder_request_events (request_id, kind, actor)
    values (request_id, 'opened', 'worker'), (request_id, 'done', 'worker');
    perform tell_office_of_holder_request(jsonb_build_object('requestId', request_id), queue);
  end if;
  return true;
end
$$;

alter function end_emails_after_complaint(bigint, text) owner to webplan_holder;
grant execute on function end_emails_after_complaint(bigint, text) to webplan_worker;
