-- The places, in the list that `pgbackrest info --output=json` prints, that have no backup since three in the morning, or none of the
-- timeline of this server: when another machine became leader, the archive may lack the last segments of its predecessor, and no restore
-- gets past them with an older backup.
create or replace function list_due_backups(info jsonb) returns setof integer
  language sql
  stable
  security definer
  set search_path = pg_catalog, public, pg_temp
as $$
  with backups as (
    select (b #>> '{database,repo-key}')::integer as place, to_timestamp((b #>> '{timestamp,start}')::bigint) as started_at,
      left(b #>> '{archive,stop}', 8) as timeline
    from jsonb_array_elements(info #> '{0,backup}') b
  ), night as (
    select (date_trunc('day', now() at time zone 'America/Sao_Paulo' - interval '3 hours') + interval '3 hours')
      at time zone 'America/Sao_Paulo' as began_at
  )
  select (r ->> 'key')::integer from jsonb_array_elements(info #> '{0,repo}') r, night n
  where not exists (
    select from backups b where b.place = (r ->> 'key')::integer and b.started_at >= n.began_at
      and b.timeline = left(pg_walfile_name(pg_current_wal_lsn()), 8))
  order by 1
$$;
