-- Every process reads the settings and the calendar again. Changes are rare, so this NOTIFY delays no lead (decision 024).
create or replace function notify_settings_change() returns trigger
  language plpgsql
  set search_path = pg_catalog, pg_temp
as $$
begin
  notify webplan_settings;
  return null;
end
$$;

create or replace trigger settings_changed after insert on settings_versions
  for each statement execute function notify_settings_change();

create or replace trigger office_shifts_changed after insert or update or delete on office_shifts
  for each statement execute function notify_settings_change();
create or replace trigger office_holidays_changed after insert or update or delete on office_holidays
  for each statement execute function notify_settings_change();
create or replace trigger office_contact_hours_changed after insert or update or delete on office_contact_hours
  for each statement execute function notify_settings_change();
