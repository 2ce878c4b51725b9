-- Up Migration

grant usage on schema public to webplan_web, webplan_worker, webplan_staff, webplan_auth, webplan_intake, webplan_holder;

-- pg_trgm is a trusted extension, so no superuser is needed. A schema of its own keeps its functions, which every role
-- may call, apart from ours.
create schema trigrams;
create extension pg_trgm with schema trigrams;
grant usage on schema trigrams to webplan_web;

create table sites (
  id uuid primary key,
  name text not null unique,
  display_name text not null,
  domain text not null,
  is_active boolean not null default true,
  created_at timestamptz not null default now()
);

-- §9: one site, the blog of public servants; the older one of engineers stays, inactive (D53).
insert into sites (id, name, display_name, domain, is_active) values
  ('6f1d3c52-8a0e-4a57-9a6d-2b6f0c1e7d10', 'servidores-publicos', 'Blog Servidores Públicos', 'servidores.webplan.example', true),
  ('0b7a9e44-31c8-4f0b-8d52-95c1a7e3f620', 'engenheiros', 'Blog Engenheiros', 'engenheiros.webplan.example', false);

grant select on sites to webplan_web, webplan_worker, webplan_staff;
grant update (is_active) on sites to webplan_staff;

-- Spent by spend_limits() alone. Keys are daily keyed hashes (D13). Unlogged: a crash empties it, and loses counts of at
-- most a day.
create unlogged table rate_limits (
  key text primary key check (char_length(key) between 1 and 200),
  spent integer not null,
  most integer not null,
  expires_at timestamptz not null
);

grant select, insert, update on rate_limits to webplan_intake;
grant select, delete on rate_limits to webplan_worker;

-- Work that is due, recorded in the transaction of the fact that causes it. The worker hands it to pg-boss
-- (app/platform/jobs/outbox.server.ts) and deletes it here in one transaction.
create table job_outbox (
  id uuid primary key default gen_random_uuid(),
  queue text not null check (char_length(queue) between 1 and 100),
  -- Ids, never personal data.
  payload jsonb not null check (jsonb_typeof(payload) = 'object'),
  due_at timestamptz not null default now()
);
create index job_outbox_by_time on job_outbox (due_at);

grant insert (queue, payload) on job_outbox to webplan_intake;
-- Locking a row requires the right to update it.
grant select, update, delete on job_outbox to webplan_worker;
grant select on job_outbox to webplan_staff;

-- How fast pages were for visitors who agreed to be counted: counts per day, page and bucket, nothing personal.
create table web_vitals (
  day date not null,
  page text not null check (char_length(page) <= 80),
  name text not null check (name in ('CLS', 'FCP', 'INP', 'LCP', 'TTFB')),
  -- The bucket's upper bound; -1 is the last one, which has none.
  bucket numeric not null,
  measures bigint not null default 0,
  primary key (day, page, name, bucket)
);

grant insert, update on web_vitals to webplan_web;
grant select (day, page, name, bucket, measures) on web_vitals to webplan_web;
grant select on web_vitals to webplan_staff;
grant select, delete on web_vitals to webplan_worker;

-- One row per base backup, written by tools/backup.ts. Nothing personal.
create table backup_runs (
  id bigint generated always as identity primary key,
  started_at timestamptz not null,
  finished_at timestamptz not null,
  outcome text not null check (outcome in ('verified', 'failed')),
  name text not null check (char_length(name) between 1 and 80),
  bytes bigint not null default 0 check (bytes >= 0),
  -- Why it failed, as the failing program said it.
  fault text not null default '' check (char_length(fault) <= 500),
  check (finished_at >= started_at),
  check ((outcome = 'failed') = (fault <> ''))
);
create index backup_runs_by_time on backup_runs (finished_at desc);

grant select on backup_runs to webplan_staff, webplan_worker;
