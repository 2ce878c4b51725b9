-- Adds records without a hash to the hash chain, in order of time. Returns how many.
create or replace function seal_consents(most integer) returns integer
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
  perform pg_advisory_xact_lock(hashtextextended('consent chain', 0));
  select c.position, c.hash, r.created_at into last_position, last_hash, last_time
    from consent_chain c join consent_records r on r.id = c.record_id order by c.position desc limit 1;
  last_position := coalesce(last_position, 0);
  last_hash := coalesce(last_hash, sha256('webplan consent ledger'));
  for next in
    select r.id, consent_record_words(r, t.text) as words
    from consent_records r join consent_texts t on t.purpose = r.purpose and t.version = r.text_version
    -- created_at is the start of the record's transaction; no transaction lasts an hour.
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

alter function seal_consents(integer) owner to webplan_intake;
grant execute on function seal_consents(integer) to webplan_worker;
