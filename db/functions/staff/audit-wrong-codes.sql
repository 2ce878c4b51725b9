-- The sign-in library counts wrong codes and locks the second factor by itself, so the audit follows its counts.
create or replace function audit_wrong_codes() returns trigger
  language plpgsql
  security definer
  set search_path = pg_catalog, public, pg_temp
as $$
begin
  if new.failed_verification_count > old.failed_verification_count then
    perform record_sign_in(new.user_id, 'entrada_recusada', '{"step": "code"}');
  end if;
  if new.locked_until > now() and new.locked_until is distinct from old.locked_until then
    perform record_sign_in(new.user_id, 'entrada_bloqueada', '{"step": "code"}');
  end if;
  return null;
end
$$;

create or replace trigger staff_two_factors_audit after update of failed_verification_count, locked_until on staff_two_factors
  for each row execute function audit_wrong_codes();
