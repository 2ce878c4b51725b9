-- Erases leads, events, open requests, links and the session itself. The remaining row holds the number of leads and
-- nothing personal. A job still queued for an erased lead contains only its id and does nothing.
create or replace function erase_holder(session bytea, queue text) returns text
  language plpgsql
  security definer
  set search_path = pg_catalog, public, pg_temp
as $$
declare
  holder text := holder_of_session(session);
  ids bigint[];
  protocols text[];
  closed bigint[];
  request holder_requests;
begin
  if holder is null then
    return null;
  end if;
  select coalesce(array_agg(mine.id), '{}') into ids
  from (select l.id from leads l where l.id in (select holder_lead_ids()) order by l.id for update) mine;
  with gone as (delete from leads l where l.id = any(ids) returning l.protocol)
  select coalesce(array_agg(gone.protocol order by gone.protocol), '{}') into protocols from gone;

  with ended as (
    update holder_requests r set email = null, message = null, done_at = now(), outcome = 'encerrado'
    where r.email = holder and r.done_at is null returning r.id
  )
  select array_agg(ended.id) into closed from ended;
  insert into holder_request_events (request_id, kind, actor)
  select unnest(closed), 'done', 'holder' where closed is not null;

  update holder_links k set email = null, token_hash = null, session_hash = null where k.email = holder;
  request := record_holder_request('eliminacao', cardinality(protocols), protocols);
  perform tell_office_of_holder_request(jsonb_build_object('requestId', request.id), queue);
  return request.protocol;
end
$$;

alter function erase_holder(bytea, text) owner to webplan_holder;
grant execute on function erase_holder(bytea, text) to webplan_web;
