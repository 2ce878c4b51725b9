-- After a restore: repeats what a holder did since the backup. Returns false if the lead does not exist.
create or replace function repeat_holder_act(act text, lead_id bigint, lead_created_at timestamptz) returns boolean
  language plpgsql
  security definer
  set search_path = pg_catalog, public, pg_temp
as $$
begin
  if act not in ('erased', 'revoked') then
    raise exception 'unknown act %', act;
  end if;
  perform set_config('webplan.holder', coalesce(email_of_lead(lead_protocol(lead_id)), ''), true);
  if not exists (
    select from leads l
    where l.id = repeat_holder_act.lead_id and l.created_at = repeat_holder_act.lead_created_at
  ) then
    return false;
  end if;
  if act = 'revoked' then
    return revoke_emails('/privacidade/meus-dados') > 0;
  end if;
  delete from leads l where l.id = repeat_holder_act.lead_id;
  return found;
end
$$;

alter function repeat_holder_act(text, bigint, timestamptz) owner to webplan_holder;
grant execute on function repeat_holder_act(text, bigint, timestamptz) to webplan_worker;
