-- D42. A status goes back to novo only when a contact logged by mistake is undone.
create or replace function refuse_unlisted_status_change() returns trigger
  language plpgsql
  set search_path = pg_catalog, public, pg_temp
as $$
begin
  if not exists (
    select from lead_status_transitions t where t.from_status = old.status and t.to_status = new.status
  ) and not (
    old.status = 'em_contato' and new.status = 'novo'
    and old.first_contact_at is not null and new.first_contact_at is null
  ) then
    raise exception 'status change from % to % is not allowed', old.status, new.status
      using errcode = 'check_violation', constraint = 'leads_status_transition';
  end if;
  return new;
end
$$;

create or replace trigger leads_status_transition before update of status on leads
  for each row when (old.status is distinct from new.status)
  execute function refuse_unlisted_status_change();
