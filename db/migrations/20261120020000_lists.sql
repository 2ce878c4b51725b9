-- Up Migration

-- Entries of lists are stored by themselves: 'team.rosa-amaral' (app/settings/stored-value.ts). Earlier names are valid too, so
-- there is nothing to validate.
alter table settings_versions drop constraint settings_versions_name_check;
alter table settings_versions add constraint settings_versions_name_check
  check (name ~ '^[a-z][a-zA-Z]{1,40}(\.[a-zA-Z0-9][a-zA-Z0-9-]{0,59})?$') not valid;

-- Managers change people, questions and ready texts (app/settings/areas.ts).
alter policy staff_change on settings_versions
  with check (
    (
      current_staff_role() = 'administracao'
      or (
        current_staff_role() = 'gestao'
        and split_part(name, '.', 1) in ('team', 'questions', 'readyTexts')
      )
    )
    and exists (
      select from settings_changes c where c.id = change_id and c.author_id = current_staff_id()
    )
  );
