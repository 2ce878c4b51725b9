-- Requests a holder link. The steps are the same for every address; the worker checks whether the address is known.
create or replace function ask_holder_link(holder_email text, limits jsonb, queue text) returns void
  language plpgsql
  security definer
  set search_path = pg_catalog, public, pg_temp
as $$
declare
  link_id uuid;
begin
  if not spend_limits(limits) then
    return;
  end if;
  insert into holder_links (email) values (lower(trim(holder_email))) returning id into link_id;
  perform add_job(queue, jsonb_build_object('linkId', link_id));
end
$$;

alter function ask_holder_link(text, jsonb, text) owner to webplan_holder;
grant execute on function ask_holder_link(text, jsonb, text) to webplan_web;
