-- Opens a mailed link: replaces the hash of its token by the hash of a new session of 30 minutes, so that a link works only
-- once. False if the token is unknown, used or expired. Both arguments are hashes.
create or replace function open_holder_link(token bytea, session bytea) returns boolean
  language plpgsql
  security definer
  set search_path = pg_catalog, public, pg_temp
as $$
begin
  update holder_links link
  set token_hash = null, session_hash = session, expires_at = now() + interval '30 minutes'
  where link.token_hash = token and link.expires_at > now();
  if not found then
    return false;
  end if;
  -- Sets the holder for this transaction, which the next statement needs.
  perform holder_of_session(session);
  perform record_holder_request('acesso', (select count(*)::integer from holder_lead_ids()));
  return true;
end
$$;

alter function open_holder_link(bytea, bytea) owner to webplan_holder;
grant execute on function open_holder_link(bytea, bytea) to webplan_web;
