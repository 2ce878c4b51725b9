-- The web role records a choice and can read a choice only by its receipt.
create or replace function record_cookie_choice(
  receipt uuid, version text, page text, granted text[]
) returns boolean
  language plpgsql
  security definer
  set search_path = pg_catalog, public, pg_temp
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(receipt::text, 0));
  -- Already recorded: the browser repeats the request when the first response was lost.
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
