-- Records the backups that `pgbackrest info --output=json` lists, for the desk, and forgets those of a year ago. When every place can be read, it also forgets the erasures
-- that are older than the oldest backup: no restore can bring those people back.
create or replace function record_backups(info jsonb) returns void
  language plpgsql
  security definer
  set search_path = pg_catalog, public, pg_temp
as $$
begin
  insert into backup_runs (kind, place, name, started_at, finished_at, outcome, bytes, fault)
  select 'backup', (b #>> '{database,repo-key}')::smallint, b ->> 'label', to_timestamp((b #>> '{timestamp,start}')::bigint),
    to_timestamp((b #>> '{timestamp,stop}')::bigint), case when b -> 'error' = 'true' then 'failed' else 'verified' end,
    (b #>> '{info,repository,delta}')::bigint,
    case when b -> 'error' = 'true' then 'damaged pages: pgbackrest --stanza=webplan --set=' || (b ->> 'label') || ' info' else '' end
  from jsonb_array_elements(info #> '{0,backup}') b
  on conflict (place, kind, name) do nothing;

  delete from backup_runs where finished_at < now() - interval '1 year';

  if exists (select from jsonb_array_elements(info #> '{0,repo}') r where r #> '{status,code}' <> '0') then
    return;
  end if;
  delete from holder_erasures
  where erased_at < (select to_timestamp(min((b #>> '{timestamp,start}')::bigint)) from jsonb_array_elements(info #> '{0,backup}') b);
end
$$;
