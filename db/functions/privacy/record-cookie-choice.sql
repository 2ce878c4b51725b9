-- The web role records a choice and reads one back by its receipt; it can read no other.
create or replace function record_cookie_choice(
  receipt uuid, version text, page text, granted text[]
) returns boolean
  language plpgsql
  security definer
  set search_path = pg_catalog, public, pg_temp
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(receipt::text, 0));
  -- Sent again because the first response was lost: it is recorded already.
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

alter function record_cookie_choice(uuid, text, text, text[]) owner to webplan_intake;
grant execute on function record_cookie_choice(uuid, text, text, text[]) to webplan_web;
