-- Everything stored about the address, or null without a session.
create or replace function read_holder(session bytea) returns jsonb
  language plpgsql
  security definer
  set search_path = pg_catalog, public, pg_temp
as $$
declare
  holder text := holder_of_session(session);
begin
  if holder is null then
    return null;
  end if;
  return jsonb_build_object(
    'email', holder,
    'expiresAt', (select k.expires_at from holder_links k where k.session_hash = session),
    'leads', (
      select coalesce(jsonb_agg(lead_disclosure(l) order by l.created_at desc), '[]') from leads l
      where l.id in (select holder_lead_ids())
    ),
    -- The first request to erase that can still be undone, or null. Undoing undoes all.
    'erasure', (
      select jsonb_build_object('protocol', r.protocol, 'openedAt', r.opened_at, 'undoUntil', r.undo_until)
      from holder_requests r where r.email = holder and r.kind = 'eliminacao' and r.done_at is null
      order by r.id limit 1
    ),
    'requests', (
      select coalesce(jsonb_agg(jsonb_build_object('protocol', r.protocol, 'kind', r.kind, 'openedAt', r.opened_at,
        'dueAt', r.due_at, 'message', r.message) order by r.opened_at desc), '[]')
      from holder_requests r where r.email = holder and r.done_at is null and r.kind <> 'eliminacao'
    )
  );
end
$$;

alter function read_holder(bytea) owner to webplan_holder;
grant execute on function read_holder(bytea) to webplan_web;
