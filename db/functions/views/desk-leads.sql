-- Leads as the desk reads them. The policy on the table is evaluated for every row, prevents the use of indexes on
-- expressions (they are not leakproof) and makes the planner expect a fiftieth of the rows. This view evaluates the same
-- condition once, before the first row is read (decision 018).
-- Locked leads (D80) are in no list.
-- Columns are listed by name: `l.*` would leave a later column out of databases that already have the view.
create or replace view desk_leads as
  select l.id, l.protocol, l.created_at, l.updated_at, l.name, l.email, l.phone, l.phone_e164, l.operadora, l.subject,
    l.message, l.message_is_automatic, l.idade, l.ages, l.email_consent, l.email_consent_version, l.ip_address,
    l.user_agent, l.source_page, l.utm_source, l.utm_medium, l.utm_campaign, l.first_touch, l.last_touch, l.status,
    l.priority, l.notes, l.due_at, l.is_test, l.suspicions, l.submission_key, l.fingerprint, l.email_consent_record,
    l.owner_id, l.accepted_at, l.offered_to, l.offered_at, l.offered_until, l.first_contact_at,
    l.first_contact_minutes, l.attempts, l.call_later_at, l.warnings, l.escalated_at, l.watch_at, l.desk_version,
    l.source, l.name_words, l.cidade, l.uf, l.orgao, l.vinculo, l.janela, l.phone_sent_anyway
  from leads l
  where (select current_staff_role()) in ('atendente', 'gestao', 'administracao') and l.erasure_id is null;

grant select on desk_leads to webplan_staff;
