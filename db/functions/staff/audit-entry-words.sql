-- The text from which an entry's hash is computed. The verification in app/staff/audit builds the same text.
create or replace function audit_entry_words(entry staff_audit) returns text
  language sql
  stable
  set search_path = pg_catalog, pg_temp
return concat_ws(
  '|', entry.id, to_char(entry.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), coalesce(entry.staff_id::text, ''),
  entry.action, coalesce(entry.target, ''), entry.details::text, entry.leads::text);
