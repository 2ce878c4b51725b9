-- Revokes the e-mail consent of every lead of the proven address. Returns the number of leads. '/complaint' is no page of the
-- site: the consent ends because the holder's mail provider reported a mail of ours as spam.
create or replace function revoke_emails(page text) returns integer
  language plpgsql
  set search_path = pg_catalog, public, pg_temp
as $$
declare
  lead record;
  record_id uuid;
  details jsonb;
  revoked integer := 0;
begin
  for lead in
    select l.id, l.email_consent_version, l.email_consent_record from leads l
    where l.id in (select holder_lead_ids()) and l.email_consent
    order by l.id for update
  loop
    record_id := null;
    insert into consent_records (id, purpose, text_version, choice, page)
    select gen_random_uuid(), t.purpose, t.version, false, revoke_emails.page
    from consent_texts t where t.purpose = 'email_marketing' and t.version = lead.email_consent_version
    returning id into record_id;
    update leads l set email_consent = false, email_consent_record = coalesce(record_id, l.email_consent_record)
    where l.id = lead.id;
    details := jsonb_strip_nulls(jsonb_build_object('record', record_id, 'before', lead.email_consent_record));
    if page = '/complaint' then
      insert into lead_events (lead_id, kind, actor, details)
      values (lead.id, 'email_consent_ended', 'worker', details);
    else
      insert into lead_events (lead_id, kind, actor, details)
      values (lead.id, 'email_consent_revoked', 'holder', details);
    end if;
    revoked := revoked + 1;
  end loop;
  return revoked;
end
$$;

alter function revoke_emails(text) owner to webplan_holder;
