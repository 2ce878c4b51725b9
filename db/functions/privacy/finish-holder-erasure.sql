-- D80: finishes the oldest request to erase whose day is over, and returns its number, or null when none is left. Erases the
-- locked leads with their events, the holder's other open requests and links. Contracts stay locked. What remains of the
-- request is its number, the times and two counts.
create or replace function finish_holder_erasure(queue text) returns text
  language plpgsql
  security definer
  set search_path = pg_catalog, public, pg_temp
as $$
declare
  request holder_requests;
  protocols text[];
  ended bigint[];
begin
  perform pg_advisory_xact_lock(hashtextextended('holder erasures', 0));
  select r.* into request from holder_requests r
  where r.kind = 'eliminacao' and r.done_at is null and r.undo_until <= now()
  order by r.undo_until, r.id limit 1 for update skip locked;
  if not found then
    return null;
  end if;
  perform set_config('webplan.holder', request.email, true);
  perform from leads l where l.erasure_id = request.id order by l.id for update;
  with gone as (delete from leads l where l.erasure_id = request.id and not is_contract(l) returning l.protocol)
  select coalesce(array_agg(gone.protocol order by gone.protocol), '{}') into protocols from gone;

  with others as (
    update holder_requests r set email = null, message = null, done_at = now(), outcome = 'encerrado'
    where r.email = request.email and r.done_at is null and r.kind <> 'eliminacao' and r.opened_at <= request.opened_at
    returning r.id
  )
  select array_agg(others.id) into ended from others;
  insert into holder_request_events (request_id, kind, actor)
  select unnest(ended), 'done', 'holder' where ended is not null;
  update holder_links k set email = null, token_hash = null, session_hash = null
  where k.email = request.email and k.created_at <= request.opened_at;

  update holder_requests r set done_at = now(), outcome = 'feito', email = null, erased_protocols = protocols,
    lead_count = cardinality(protocols)
  where r.id = request.id;
  insert into holder_request_events (request_id, kind, actor) values (request.id, 'done', 'worker');
  perform add_job(queue, jsonb_build_object('requestId', request.id));
  return request.protocol;
end
$$;

alter function finish_holder_erasure(text) owner to webplan_holder;
grant execute on function finish_holder_erasure(text) to webplan_worker;
