-- Returns the address proven by a session and sets it for the transaction, where row-level security reads it.
create or replace function holder_of_session(session bytea) returns text
  language plpgsql
  set search_path = pg_catalog, public, pg_temp
as $$
declare
  proven text;
begin
  select k.email into proven from holder_links k where k.session_hash = session and k.expires_at > now();
  perform set_config('webplan.holder', coalesce(proven, ''), true);
  return proven;
end
$$;

alter function holder_of_session(bytea) owner to webplan_holder;
