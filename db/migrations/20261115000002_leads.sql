-- Up Migration

-- A public number that betrays neither order nor volume, and cannot collide: the id under a fixed
-- permutation of 40 bits, written in Crockford's base 32 (no I, L, O, U to misread over the phone).
create function lead_protocol(id bigint) returns text
  language sql
  immutable
  strict
  parallel safe
  set search_path = pg_catalog, pg_temp
return (
  with mixed (n) as (
    select ((lead_protocol.id::numeric * 677302164719 + 368713264433) % 1099511627776)::bigint
  )
  select 'WP-' || string_agg(
      substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', ((n >> (5 * place)) & 31)::integer + 1, 1)
        || case when place = 4 then '-' else '' end,
      '' order by place desc)
  from mixed, generate_series(0, 7) as place
);

create table leads (
  id bigint generated always as identity primary key,
  protocol text not null generated always as (lead_protocol(id)) stored unique,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),

  name text not null check (char_length(name) between 1 and 200 and name !~ '^\s*$'),
  email text not null check (char_length(email) <= 320 and email ~ '^[^\s@]+@[^\s@]+\.[^\s@]+$'),
  phone text not null check (char_length(phone) between 1 and 60),
  phone_e164 text check (phone_e164 ~ '^\+[1-9][0-9]{7,14}$'),
  operadora text not null check (char_length(operadora) between 1 and 80),
  subject text not null check (char_length(subject) between 1 and 120),
  message text not null check (char_length(message) between 1 and 5000),
  message_is_automatic boolean not null default false,
  idade text not null default '' check (char_length(idade) <= 500),
  ages smallint[] not null default '{}',
  email_consent boolean not null default false,
  email_consent_version text,
  -- D13: the column exists because the contract names it; an address never enters it.
  ip_address text not null default '' check (ip_address = ''),
  user_agent text check (char_length(user_agent) <= 1000),
  source_page text not null check (char_length(source_page) <= 2000),
  utm_source text check (char_length(utm_source) <= 200),
  utm_medium text check (char_length(utm_medium) <= 200),
  utm_campaign text check (char_length(utm_campaign) <= 200),
  first_touch jsonb check (jsonb_typeof(first_touch) = 'object' and pg_column_size(first_touch) <= 4000),
  last_touch jsonb check (jsonb_typeof(last_touch) = 'object' and pg_column_size(last_touch) <= 4000),

  status text not null default 'novo'
    check (status in ('novo', 'em_contato', 'cotacao_enviada', 'fechado', 'perdido', 'descartado')),
  priority smallint not null default 3 check (priority between 1 and 5),
  notes text check (char_length(notes) <= 10000),
  due_at timestamptz,
  is_test boolean not null default false,
  suspicions text[] not null default '{}',

  -- D18: made in the visitor's browser; absent without script, where the fingerprint speaks (D43).
  submission_key uuid unique,
  fingerprint bytea not null check (octet_length(fingerprint) = 32),

  check (email_consent_version is not null or not email_consent)
);

create index leads_by_time on leads (created_at desc, id desc) where not is_test;
create index leads_by_operadora on leads (operadora, created_at desc, id desc) where not is_test;
create index leads_by_status on leads (status, created_at desc, id desc) where not is_test;
create index leads_by_email on leads (lower(email), created_at desc) where not is_test;
create index leads_by_phone on leads (phone_e164, created_at desc) where not is_test;
create index leads_by_fingerprint on leads (fingerprint, created_at desc);
create index leads_open_by_deadline on leads (due_at, id) where status = 'novo' and not is_test;

create trigger leads_touch before update on leads for each row execute function touch_updated_at();

-- D42: the allowed changes, as rows, so that desk and database read the same list.
create table lead_status_transitions (
  from_status text not null,
  to_status text not null,
  needs_note boolean not null default false,
  primary key (from_status, to_status)
);

insert into lead_status_transitions (from_status, to_status, needs_note) values
  ('novo', 'em_contato', false),
  ('novo', 'descartado', false),
  ('em_contato', 'cotacao_enviada', false),
  ('em_contato', 'fechado', false),
  ('em_contato', 'perdido', false),
  ('em_contato', 'descartado', false),
  ('cotacao_enviada', 'em_contato', false),
  ('cotacao_enviada', 'fechado', false),
  ('cotacao_enviada', 'perdido', false),
  ('fechado', 'em_contato', true),
  ('perdido', 'em_contato', true),
  ('descartado', 'em_contato', true);

create function refuse_unlisted_status_change() returns trigger
  language plpgsql
  set search_path = pg_catalog, public, pg_temp
as $$
begin
  if not exists (
    select from lead_status_transitions t where t.from_status = old.status and t.to_status = new.status
  ) then
    raise exception 'status change from % to % is not allowed', old.status, new.status
      using errcode = 'check_violation', constraint = 'leads_status_transition';
  end if;
  return new;
end
$$;

create trigger leads_status_transition before update of status on leads
  for each row when (old.status is distinct from new.status)
  execute function refuse_unlisted_status_change();

create table lead_events (
  id bigint generated always as identity primary key,
  lead_id bigint not null references leads (id) on delete cascade,
  kind text not null check (char_length(kind) between 1 and 60),
  actor text not null check (char_length(actor) between 1 and 120),
  from_status text,
  to_status text,
  note text check (char_length(note) <= 10000),
  details jsonb not null default '{}',
  created_at timestamptz not null default now()
);

create index lead_events_by_lead on lead_events (lead_id, created_at, id);
-- A mail that left is recorded once, however often its job runs.
create unique index lead_events_once on lead_events (lead_id, kind)
  where kind in ('created', 'office_notified', 'visitor_confirmed');

-- A generated column is computed with the rights of whoever writes the row.
grant execute on function lead_protocol(bigint) to webplan_intake, webplan_staff;
