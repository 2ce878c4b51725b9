-- Adds entries without a hash to the hash chain, in order of time. Returns how many.
create or replace function seal_audit(most integer) returns integer
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
  perform pg_advisory_xact_lock(hashtextextended('audit chain', 0));
  select c.position, c.hash, a.at into last_position, last_hash, last_time
    from staff_audit_chain c join staff_audit a on a.id = c.entry_id order by c.position desc limit 1;
  last_position := coalesce(last_position, 0);
  last_hash := coalesce(last_hash, sha256('webplan staff audit'));
  for next in
    select a.id, audit_entry_words(a) as words from staff_audit a
    -- An entry is visible only after its transaction, and no transaction lasts an hour. A clock that was ahead must not
    -- leave out what came after it was set right.
    where a.at > least(coalesce(last_time, '-infinity'), clock_timestamp()) - interval '1 hour'
      and not exists (select from staff_audit_chain c where c.entry_id = a.id)
    order by a.at, a.id
    limit most
  loop
    last_position := last_position + 1;
    last_hash := sha256(last_hash || convert_to(next.words, 'UTF8'));
    insert into staff_audit_chain (position, entry_id, hash) values (last_position, next.id, last_hash);
    sealed := sealed + 1;
  end loop;
  return sealed;
end
$$;

grant execute on function seal_audit(integer) to webplan_worker;
