create or replace function record_holder_request(request_kind text, leads_touched integer, protocols text[] default '{}')
  returns holder_requests
  language plpgsql
  set search_path = pg_catalog, public, pg_temp
as $$
declare
  request holder_requests;
begin
  insert into holder_requests (kind, lead_count, erased_protocols, done_at, outcome)
  values (request_kind, leads_touched, protocols, now(), 'feito') returning * into request;
  insert into holder_request_events (request_id, kind, actor)
  values (request.id, 'opened', 'holder'), (request.id, 'done', 'holder');
  return request;
end
$$;

alter function record_holder_request(text, integer, text[]) owner to webplan_holder;
