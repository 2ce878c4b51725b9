create or replace function refuse_any_change() returns trigger
  language plpgsql
  set search_path = pg_catalog, pg_temp
as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end
$$;

create or replace trigger consent_texts_append_only before update or delete or truncate on consent_texts
  for each statement execute function refuse_any_change();
create or replace trigger consent_records_append_only before update or delete or truncate on consent_records
  for each statement execute function refuse_any_change();
create or replace trigger consent_chain_append_only before update or delete or truncate on consent_chain
  for each statement execute function refuse_any_change();
create or replace trigger staff_audit_append_only before update or delete or truncate on staff_audit
  for each statement execute function refuse_any_change();
create or replace trigger staff_audit_chain_append_only before update or delete or truncate on staff_audit_chain
  for each statement execute function refuse_any_change();
create or replace trigger settings_changes_append_only before update or delete or truncate on settings_changes
  for each statement execute function refuse_any_change();
create or replace trigger settings_versions_append_only before update or delete or truncate on settings_versions
  for each statement execute function refuse_any_change();
