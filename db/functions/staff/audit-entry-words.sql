-- The text of an entry that its hash covers. app/staff/audit/audit-chain.ts builds the same text.
create or replace function audit_entry_words(entry staff_audit) returns text
  language sql stable
  set search_path = pg_catalog, pg_temp
as $$
  select concat_ws('|', entry.id, to_char(entry.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
    coalesce(entry.staff_id::text, ''), entry.action, coalesce(entry.target, ''), entry.details::text, entry.leads::text)
$$;
