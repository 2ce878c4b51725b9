-- Opens a request that staff must answer within 15 days.
create or replace function ask_holder_office(session bytea, request_kind text, words text, queue text) returns text
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

alter function ask_holder_office(bytea, text, text, text) owner to webplan_holder;
grant execute on function ask_holder_office(bytea, text, text, text) to webplan_web;
