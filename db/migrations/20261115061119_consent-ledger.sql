-- Up Migration

-- One answer to the cookie question is one record per category; their common number is the visitor's receipt.
alter table consent_records add column receipt uuid;
-- squawk-ignore require-concurrent-index-creation -- the column is new: the index begins empty
create unique index consent_records_by_receipt on consent_records (receipt, purpose) where receipt is not null;

-- The chain: record after record, each sealed with the hash of the one before it. The worker seals (a chain has
-- one end, and a visitor must not wait for it); position and hash can be noted anywhere outside this database.
create table consent_chain (
  position bigint primary key check (position > 0),
  record_id uuid not null unique references consent_records (id),
  hash bytea not null check (octet_length(hash) = 32),
  sealed_at timestamptz not null default now()
);
create trigger consent_chain_append_only before update or delete or truncate on consent_chain
  for each statement execute function refuse_any_change();

-- What a record's hash is made of, written the same way by whoever verifies (app/privacy/ledger.ts).
create function consent_record_words(record consent_records, text text) returns text
  language sql
  stable
  set search_path = pg_catalog, pg_temp
return concat_ws(
  '|', record.id, record.purpose, record.text_version, encode(sha256(convert_to(text, 'UTF8')), 'hex'),
  record.choice, record.page, coalesce(record.receipt::text, ''),
  to_char(record.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'));

-- Seals what is not sealed yet, in the order of time. Answers how many.
create function seal_consents(most integer) returns integer
  language plpgsql
  security definer
  set search_path = pg_catalog, public, pg_temp
as $$
declare
  last_hash bytea;
  last_position bigint;
  last_time timestamptz;
  next record;
  sealed integer := 0;
begin
  perform pg_advisory_xact_lock(7355611);
  select c.position, c.hash, r.created_at into last_position, last_hash, last_time
    from consent_chain c join consent_records r on r.id = c.record_id order by c.position desc limit 1;
  last_position := coalesce(last_position, 0);
  last_hash := coalesce(last_hash, sha256('webplan consent ledger'));
  for next in
    select r.id, consent_record_words(r, t.text) as words
    from consent_records r join consent_texts t on t.purpose = r.purpose and t.version = r.text_version
    -- A record is dated when its transaction began, and no transaction of ours lasts an hour.
    where r.created_at > coalesce(last_time, '-infinity') - interval '1 hour'
      and not exists (select from consent_chain c where c.record_id = r.id)
    order by r.created_at, r.id
    limit most
  loop
    last_position := last_position + 1;
    last_hash := sha256(last_hash || convert_to(next.words, 'UTF8'));
    insert into consent_chain (position, record_id, hash) values (last_position, next.id, last_hash);
    sealed := sealed + 1;
  end loop;
  return sealed;
end
$$;

-- The web role records a choice and reads one back by its number; it sees no other.
create function record_cookie_choice(
  receipt uuid, version text, page text, granted text[]
) returns boolean
  language plpgsql
  security definer
  set search_path = pg_catalog, public, pg_temp
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(receipt::text, 0));
  -- Offered again because the first answer was lost on the way: it is recorded already.
  if exists (select from consent_records r where r.receipt = record_cookie_choice.receipt) then
    return false;
  end if;
  insert into consent_records (id, purpose, text_version, choice, page, receipt)
  select gen_random_uuid(), 'cookies_' || category, record_cookie_choice.version,
    category = any(record_cookie_choice.granted), record_cookie_choice.page, record_cookie_choice.receipt
  from unnest(array['analytics', 'marketing', 'preferences']) as category;
  return true;
end
$$;

create function read_consent_receipt(receipt uuid)
  returns table (purpose text, version text, text text, choice boolean, page text, created_at timestamptz,
    "position" bigint, hash text)
  language sql
  stable
  security definer
  set search_path = pg_catalog, public, pg_temp
begin atomic
  select r.purpose, r.text_version, t.text, r.choice, r.page, r.created_at, c.position, encode(c.hash, 'hex')
  from consent_records r
    join consent_texts t on t.purpose = r.purpose and t.version = r.text_version
    left join consent_chain c on c.record_id = r.id
  where r.receipt = read_consent_receipt.receipt or r.id = read_consent_receipt.receipt
  order by r.purpose;
end;

grant select (id, purpose, text_version, choice, page, created_at, receipt) on consent_records to webplan_intake;
grant select on consent_texts, consent_chain to webplan_intake;
grant insert on consent_chain to webplan_intake;
grant execute on function consent_record_words(consent_records, text) to webplan_intake, webplan_worker;
grant select on consent_chain to webplan_worker, webplan_staff;
grant execute on function record_cookie_choice(uuid, text, text, text[]), read_consent_receipt(uuid) to webplan_web;
grant execute on function seal_consents(integer) to webplan_worker;

grant create on schema public to webplan_intake;
alter function record_cookie_choice(uuid, text, text, text[]) owner to webplan_intake;
alter function read_consent_receipt(uuid) owner to webplan_intake;
alter function seal_consents(integer) owner to webplan_intake;
revoke create on schema public from webplan_intake;
