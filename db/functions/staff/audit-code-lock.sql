-- The sign-in library locks the second factor by itself after too many wrong codes.
create or replace function audit_code_lock() returns trigger
  language plpgsql
  security definer
  set search_path = pg_catalog, public, pg_temp
as $$
begin
  if new.locked_until > now() and new.locked_until is distinct from old.locked_until then
    perform record_sign_in(new.user_id, 'entrada_bloqueada', '{"step": "code"}');
  end if;
  return null;
end
$$;

create or replace trigger staff_two_factors_audit after update of locked_until on staff_two_factors
  for each row execute function audit_code_lock();
