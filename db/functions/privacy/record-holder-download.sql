create or replace function record_holder_download(session bytea) returns boolean
  language plpgsql
  security definer
  set search_path = pg_catalog, public, pg_temp
as $$
begin
  if holder_of_session(session) is null then
    return false;
  end if;
  perform record_holder_request('portabilidade', (select count(*)::integer from holder_lead_ids()));
  return true;
end
$$;

alter function record_holder_download(bytea) owner to webplan_holder;
grant execute on function record_holder_download(bytea) to webplan_web;
