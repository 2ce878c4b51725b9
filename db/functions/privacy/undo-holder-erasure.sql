-- Returns null without a session, an empty text if nothing is waiting any more, otherwise the request's number.
create or replace function undo_holder_erasure(session bytea, queue text) returns text
  language plpgsql
  security definer
  set search_path = pg_catalog, public, pg_temp
as $$
declare
  holder text := holder_of_session(session);
  request_id bigint;
begin
  if holder is null then
    return null;
  end if;
  request_id := unlock_holder_leads(holder);
  if request_id is null then
    return '';
  end if;
  perform tell_office_of_holder_request(jsonb_build_object('requestId', request_id), queue);
  return (select r.protocol from holder_requests r where r.id = request_id);
end
$$;

alter function undo_holder_erasure(bytea, text) owner to webplan_holder;
grant execute on function undo_holder_erasure(bytea, text) to webplan_web;
