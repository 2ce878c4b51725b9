-- After a restore: repeats what a holder did since the backup. Returns false if the lead does not exist or nothing is left
-- to do. A repeated lock begins a new day to undo it.
create or replace function repeat_holder_act(act text, lead_id bigint, lead_created_at timestamptz) returns boolean
  language plpgsql
  security definer
  set search_path = pg_catalog, public, pg_temp
as $$
declare
  holder text := email_of_lead(lead_protocol(lead_id));
  is_locked boolean;
begin
  if act not in ('erased', 'locked', 'revoked', 'ended', 'unlocked') then
    raise exception 'unknown act %', act;
  end if;
  perform set_config('webplan.holder', coalesce(holder, ''), true);
  select l.erasure_id is not null into is_locked from leads l
  where l.id = repeat_holder_act.lead_id and l.created_at = repeat_holder_act.lead_created_at;
  if not found then
    return false;
  end if;
  if act = 'revoked' then
    return revoke_emails('/privacidade/meus-dados') > 0;
  elsif act = 'ended' then
    return revoke_emails('/complaint') > 0;
  elsif act = 'locked' then
    if not is_locked then
      perform lock_holder_leads(holder);
    end if;
    return not is_locked;
  elsif act = 'unlocked' then
    return is_locked and unlock_holder_leads(holder) is not null;
  end if;
  delete from leads l where l.id = repeat_holder_act.lead_id;
  return found;
end
$$;

alter function repeat_holder_act(text, bigint, timestamptz) owner to webplan_holder;
grant execute on function repeat_holder_act(text, bigint, timestamptz) to webplan_worker;
