create or replace function read_consent_receipt(receipt uuid)
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

alter function read_consent_receipt(uuid) owner to webplan_intake;
grant execute on function read_consent_receipt(uuid) to webplan_web;
