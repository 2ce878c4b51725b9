-- Whether an event counts as a change of the lead for its retention. Neither a right that its
-- holder uses nor a report about a mail prolongs it.
create or replace function moves_lead(kind text) returns boolean
  language sql
  immutable
  set search_path = pg_catalog, pg_temp
as $$
  select kind not in (
    'email_consent_revoked', 'email_consent_ended', 'holder_erasure_undone', 'visitor_mail_bounced', 'visitor_complained'
  )
$$;

grant execute on function moves_lead(text) to webplan_worker, webplan_holder;
