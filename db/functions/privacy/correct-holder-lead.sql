-- Returns null without a session or if the lead is not the holder's; an empty text if nothing changed or the lead is
-- locked; otherwise the request's number.
create or replace function correct_holder_lead(session bytea, lead_protocol text, changes jsonb, queue text) returns text
  language plpgsql
  security definer
  set search_path = pg_catalog, public, pg_temp
as $$
declare
  lead leads;
  request holder_requests;
  changed text[];
begin
  if holder_of_session(session) is null then
    return null;
  end if;
  select l.* into lead from leads l
  where l.protocol = correct_holder_lead.lead_protocol and l.id in (select holder_lead_ids()) for update;
  if not found then
    return null;
  end if;
  select array_agg(key order by key) into changed
  from jsonb_each_text(changes)
  where key not in ('phone_e164', 'ages') and value is distinct from to_jsonb(lead) ->> key;
  if changed is null or lead.erasure_id is not null then
    return '';
  end if;
  -- Only columns that webplan_holder may update can be named: any other is refused by its privileges.
  execute format(
    'update leads set %s, message_is_automatic = message_is_automatic and message = ($1).message,
      phone_sent_anyway = phone_sent_anyway and phone = ($1).phone where id = ($1).id',
    (select string_agg(format('%1$I = ($1).%1$I', key), ', ') from jsonb_object_keys(changes) as key)
  ) using jsonb_populate_record(lead, changes);
  request := record_holder_request('correcao', 1);
  insert into lead_events (lead_id, kind, actor, details)
  values (lead.id, 'holder_corrected', 'holder', jsonb_build_object('fields', changed, 'request', request.protocol));
  perform tell_office_of_holder_request(
    jsonb_build_object('requestId', request.id, 'leadId', lead.id), queue);
  return request.protocol;
end
$$;

alter function correct_holder_lead(bytea, text, jsonb, text) owner to webplan_holder;
grant execute on function correct_holder_lead(bytea, text, jsonb, text) to webplan_web;
