-- Locks the holder's leads and starts the day in which the holder may undo it. Open requests and the session stay until
-- finish_holder_erasure(). Asked again with nothing new to lock, it returns the request that is waiting.
create or replace function ask_holder_erasure(session bytea, queue text) returns text
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
  -- Two presses of the button are one request.
  perform pg_advisory_xact_lock(hashtextextended('holder erasures', 0));
  if not exists (select from leads l where l.id in (select holder_lead_ids()) and l.erasure_id is null) then
    select r.* into request from holder_requests r
    where r.email = holder and r.kind = 'eliminacao' and r.done_at is null order by r.id desc limit 1;
    if found then
      return request.protocol;
    end if;
  end if;
  request := lock_holder_leads(holder);
  perform add_job(queue, jsonb_build_object('requestId', request.id));
  return request.protocol;
end
$$;

alter function ask_holder_erasure(bytea, text) owner to webplan_holder;
grant execute on function ask_holder_erasure(bytea, text) to webplan_web;
