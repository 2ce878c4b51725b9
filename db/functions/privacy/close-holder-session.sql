create or replace function close_holder_session(session bytea) returns void
  language sql
  security definer
  set search_path = pg_catalog, public, pg_temp
as $$
  update holder_links k set email = null, token_hash = null, session_hash = null where k.session_hash = session;
$$;

alter function close_holder_session(bytea) owner to webplan_holder;
grant execute on function close_holder_session(bytea) to webplan_web;
