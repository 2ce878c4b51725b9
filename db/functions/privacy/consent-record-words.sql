-- The text from which a record's hash is computed. The verification in app/privacy/ledger builds the same text.
create or replace function consent_record_words(record consent_records, text text) returns text
  language sql
  stable
  set search_path = pg_catalog, pg_temp
return concat_ws(
  '|', record.id, record.purpose, record.text_version, encode(sha256(convert_to(text, 'UTF8')), 'hex'),
  record.choice, record.page, coalesce(record.receipt::text, ''),
  to_char(record.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'));

grant execute on function consent_record_words(consent_records, text) to webplan_intake;
