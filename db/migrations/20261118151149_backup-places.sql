-- Up Migration

-- Backups are kept in two places. A run is a backup, as pgBackRest lists it, a failed attempt, or a restore that proves one.
alter table backup_runs
  add column kind text not null default 'backup' check (kind in ('backup', 'proof')),
  -- Null before there were places.
  add column place smallint check (place > 0);
-- The table has a row for each night.
-- squawk-ignore require-concurrent-index-creation
create unique index backup_runs_once on backup_runs (place, kind, name);
