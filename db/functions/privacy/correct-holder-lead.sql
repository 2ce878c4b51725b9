-- Returns null without a session or if the lead is not the holder's; an empty text if nothing changed; otherwise the
-- request's number.
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
  select array_agg(field order by field) into changed from (values
    ('name', lead.name), ('phone', lead.phone), ('idade', lead.idade), ('message', lead.message)
  ) as now_stored (field, value) where changes ->> field is distinct from value;
  if changed is null then
    return '';
  end if;
  update leads l set
    name = c.name, phone = c.phone, phone_e164 = c.phone_e164, idade = c.idade, ages = c.ages, message = c.message,
    message_is_automatic = l.message_is_automatic and c.message = l.message
  from jsonb_to_record(changes) as c (
    name text, phone text, phone_e164 text, idade text, ages smallint[], message text
  )
  where l.id = lead.id;
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
