-- Up Migration

-- One row per base backup, written by tools/backup.ts: when the last good one was made, and how large it is. Nothing personal.
create table backup_runs (
  id bigint generated always as identity primary key,
  started_at timestamptz not null,
  finished_at timestamptz not null,
  outcome text not null check (outcome in ('verified', 'failed')),
  name text not null check (char_length(name) between 1 and 80),
  bytes bigint not null default 0 check (bytes >= 0),
  -- Why it failed, in the words of the program that found out.
  fault text not null default '' check (char_length(fault) <= 500),
  check (finished_at >= started_at),
  check ((outcome = 'failed') = (fault <> ''))
);
create index backup_runs_by_time on backup_runs (finished_at desc);
grant select on backup_runs to webplan_staff, webplan_worker;

-- A backup older than an erasure brings the person back. So the bare number of each lead that its holder erased is kept
-- while such a backup exists (tools/backup.ts prunes both together), and is erased again after a restore.
create table holder_erasures (
  lead_id bigint not null,
  -- Numbers begin again after a restore: only both together are the lead that was erased.
  lead_created_at timestamptz not null,
  erased_at timestamptz not null default now(),
  primary key (lead_id, lead_created_at)
);
create index holder_erasures_by_time on holder_erasures (erased_at);
grant insert on holder_erasures to webplan_holder;
grant select on holder_erasures to webplan_worker;

create function note_holder_erasure() returns trigger
  language plpgsql
  set search_path = pg_catalog, public, pg_temp
as $$
begin
  insert into holder_erasures (lead_id, lead_created_at) values (old.id, old.created_at);
  return null;
end
$$;

-- Nobody else deletes as this role: what retention erases, retention erases again by itself.
create trigger leads_note_holder_erasure after delete on leads
  for each row when (current_user = 'webplan_holder') execute function note_holder_erasure();

-- After a restore: what a holder did since then, done again. False when there is nothing to do it to.
create function repeat_holder_act(act text, lead_id bigint, lead_created_at timestamptz) returns boolean
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
  perform pgboss.forget_jobs('leadId', array[lead_id]);
  delete from leads l where l.id = repeat_holder_act.lead_id;
  return found;
end
$$;

grant create on schema public to webplan_holder;
alter function repeat_holder_act(text, bigint, timestamptz) owner to webplan_holder;
revoke create on schema public from webplan_holder;
grant execute on function repeat_holder_act(text, bigint, timestamptz) to webplan_worker;
