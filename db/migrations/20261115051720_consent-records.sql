-- Up Migration

-- What visitors were asked, word for word. A version means one text for ever.
create table consent_texts (
  purpose text not null check (purpose ~ '^[a-z][a-z_]{0,59}$'),
  version text not null check (char_length(version) between 1 and 40),
  text text not null check (char_length(text) between 1 and 10000),
  created_at timestamptz not null default now(),
  primary key (purpose, version)
);

-- D32: proof of each choice, yes or no. Nothing personal stands here, so a person who is erased leaves the proof
-- behind unchanged: the lead points to its record and takes the pointer with it.
create table consent_records (
  id uuid primary key,
  purpose text not null,
  text_version text not null,
  choice boolean not null,
  -- A path, without the query that could name somebody.
  page text not null check (char_length(page) <= 200 and page ~ '^/[^?#]*$'),
  created_at timestamptz not null default now(),
  foreign key (purpose, text_version) references consent_texts (purpose, version)
);

create function refuse_any_change() returns trigger
  language plpgsql
  set search_path = pg_catalog, pg_temp
as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end
$$;

create trigger consent_texts_append_only before update or delete or truncate on consent_texts
  for each statement execute function refuse_any_change();
create trigger consent_records_append_only before update or delete or truncate on consent_records
  for each statement execute function refuse_any_change();

-- squawk-ignore adding-foreign-key-constraint -- the column is new: there is no row to look at
alter table leads add column email_consent_record uuid references consent_records (id);

grant insert on consent_records to webplan_intake;
grant select on consent_texts, consent_records to webplan_worker, webplan_staff;
