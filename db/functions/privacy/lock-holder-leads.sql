-- D80: locks all leads of an address for a new request to erase them. The caller has set webplan.holder.
create or replace function lock_holder_leads(holder text) returns holder_requests
  language plpgsql
  set search_path = pg_catalog, public, pg_temp
as $$
declare
  request holder_requests;
begin
  -- One at a time: two holders who change the same totals in another order would wait for each other.
  perform pg_advisory_xact_lock(hashtextextended('holder erasures', 0));
  insert into holder_requests (kind, email, undo_until) values ('eliminacao', holder, now() + interval '24 hours')
  returning * into request;
  insert into holder_request_events (request_id, kind, actor) values (request.id, 'opened', 'holder');
  perform from leads l where l.id in (select holder_lead_ids()) and l.erasure_id is null order by l.id for update;
  update leads l set erasure_id = request.id where l.id in (select holder_lead_ids()) and l.erasure_id is null;
  update holder_requests r set (erased_protocols, lead_count, locked_protocols, locked_count) = (
    select coalesce(array_agg(l.protocol order by l.id) filter (where not is_contract(l)), '{}'),
      count(*) filter (where not is_contract(l)),
      coalesce(array_agg(l.protocol order by l.id) filter (where is_contract(l)), '{}'),
      count(*) filter (where is_contract(l))
    from leads l where l.erasure_id = request.id
  )
  where r.id = request.id returning r.* into request;
  -- Open lists of the desk drop the leads at once.
  perform pg_notify('webplan_desk', json_build_object('lead', l.id, 'kind', 'locked')::text)
  from leads l where l.erasure_id = request.id;
  return request;
end
$$;

alter function lock_holder_leads(text) owner to webplan_holder;
