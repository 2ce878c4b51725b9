-- Works once: the token is deleted when the function returns true.
create or replace function open_holder_link(token bytea, session bytea) returns boolean
  language plpgsql
  security definer
  set search_path = pg_catalog, public, pg_temp
as $$
begin
  update holder_links k
  set token_hash = null, session_hash = session, expires_at = now() + interval '30 minutes'
  where k.token_hash = token and k.expires_at > now();
  if not found then
    return false;
  end if;
  perform holder_of_session(session);
  perform record_holder_request('acesso', (select count(*)::integer from holder_lead_ids()));
  return true;
end
$$;

alter function open_holder_link(bytea, bytea) owner to webplan_holder;
grant execute on function open_holder_link(bytea, bytea) to webplan_web;
