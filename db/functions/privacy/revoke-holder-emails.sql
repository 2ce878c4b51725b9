create or replace function revoke_holder_emails(session bytea, page text, queue text) returns text
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

alter function revoke_holder_emails(bytea, text, text) owner to webplan_holder;
grant execute on function revoke_holder_emails(bytea, text, text) to webplan_web;
