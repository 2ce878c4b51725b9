-- For the unsubscribe link of a mail. Its signature allows revoking the consent of that lead's address and nothing else.
create or replace function leave_emails(from_lead text, page text, queue text) returns void
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

alter function leave_emails(text, text, text) owner to webplan_holder;
grant execute on function leave_emails(text, text, text) to webplan_web;
