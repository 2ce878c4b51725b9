-- D80: the only way to read a locked lead at the desk. An administrator gives its protocol, or the holder's whole address,
-- and a reason in writing. Every attempt is audited before anything is returned, also one that finds nothing.
create or replace function open_locked_leads(sought text, why text) returns jsonb
  language plpgsql
  security definer
  set search_path = pg_catalog, public, pg_temp
as $$
declare
  ids bigint[];
begin
  perform require_staff_role('administracao');
  select coalesce(array_agg(l.id), '{}') into ids from leads l
  where l.erasure_id is not null and (l.protocol = upper(trim(sought)) or lower(l.email) = lower(trim(sought)));
  insert into locked_lead_openings (lead_id, staff_id, reason) select unnest(ids), current_staff_id(), trim(why);
  insert into staff_audit (staff_id, action, details, leads)
  select current_staff_id(), 'leads_guardados_abertos', jsonb_build_object('count', cardinality(ids)),
    coalesce(range_agg(int8range(id, id, '[]')), '{}') from unnest(ids) as id;
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'lead', lead_disclosure(l),
      'openings', (
        select jsonb_agg(jsonb_build_object('id', o.id, 'at', o.opened_at, 'by', p.name, 'reason', o.reason) order by o.id desc)
        from locked_lead_openings o join staff_people p on p.id = o.staff_id where o.lead_id = l.id
      )) order by l.created_at desc), '[]')
    from leads l where l.id = any(ids)
  );
end
$$;

grant execute on function open_locked_leads(text, text) to webplan_staff;
