-- Undoes the requests to erase that are still waiting. The caller has set webplan.holder. Returns the number of the newest
-- one, or null if there was none.
create or replace function unlock_holder_leads(holder text) returns bigint
  language plpgsql
  set search_path = pg_catalog, public, pg_temp
as $$
declare
  request holder_requests;
begin
  perform pg_advisory_xact_lock(hashtextextended('holder erasures', 0));
  for request in
    select r.* from holder_requests r
    where r.email = holder and r.kind = 'eliminacao' and r.done_at is null order by r.id for update
  loop
    perform from leads l where l.erasure_id = request.id order by l.id for update;
    insert into lead_events (lead_id, kind, actor, details)
    select l.id, 'holder_erasure_undone', 'holder', jsonb_build_object('request', request.protocol)
    from leads l where l.erasure_id = request.id;
    perform pg_notify('webplan_desk', json_build_object('lead', l.id, 'kind', 'unlocked')::text)
    from leads l where l.erasure_id = request.id;
    update leads l set erasure_id = null where l.erasure_id = request.id;
    update holder_requests r set done_at = now(), outcome = 'desfeito', email = null where r.id = request.id;
    insert into holder_request_events (request_id, kind, actor) values (request.id, 'done', 'holder');
  end loop;
  return request.id;
end
$$;

alter function unlock_holder_leads(text) owner to webplan_holder;
