-- Records which leads the signed-in person opened ('lead_lido'), or was shown in a list or by a search. A page that is read
-- again within 15 minutes, because it is live, adds only what it shows anew.
-- N17.02: more in an hour than a person needs for the work is refused until the person proves who they are. `excess` is then
-- the number, as often as note_read_limit() wants it told. What the person saw in the last 12 hours stays open.
create or replace function record_leads_seen(act text, seen bigint[], act_details jsonb, is_proved boolean)
  returns table (is_recorded boolean, excess bigint)
  language plpgsql
  security definer
  set search_path = pg_catalog, public, pg_temp
as $$
declare
  person constant uuid := current_staff_id();
  counted constant text[] := case act
    when 'lead_lido' then array['lead_lido']
    when 'leads_listados' then array['leads_listados', 'leads_buscados']
    when 'leads_buscados' then array['leads_listados', 'leads_buscados'] end;
  shown constant int8multirange := coalesce((select range_agg(int8range(id, id, '[]')) from unnest(seen) id), '{}');
  recent int8multirange;
  known int8multirange;
  -- Which limit it is.
  limited text := counted[1];
begin
  if person is null or counted is null then
    raise exception 'no person, or % is not an act of reading', act using errcode = 'insufficient_privilege';
  end if;
  -- Two pages opened at the same moment must not both be the last one within the limit.
  perform pg_advisory_xact_lock(hashtextextended('leads seen by ' || person, 0));
  is_recorded := true;
  -- Null without such an entry: the same search that again finds nothing is not recorded again.
  select range_agg(a.leads) into recent from staff_audit a
    where a.staff_id = person and a.at > now() - interval '15 minutes' and a.action = act and a.details = act_details;
  if recent @> shown then
    return next;
    return;
  end if;
  select coalesce(range_agg(a.leads), '{}') into known from staff_audit a
    where a.staff_id = person and a.at > now() - interval '12 hours' and a.action = any(counted);
  if not known @> shown then
    excess := leads_over_limit(person, counted, shown);
  end if;
  if excess is null and act = 'leads_buscados' then
    excess := searches_over_limit(person);
    limited := act;
  end if;
  if excess is not null then
    is_recorded := is_proved;
    excess := note_read_limit(person, limited, excess);
  end if;
  if is_recorded then
    insert into staff_audit (staff_id, action, target, details, leads)
      values (person, act, case act when 'lead_lido' then 'lead:' || seen[1] end, act_details,
        shown - coalesce(recent, '{}'));
  end if;
  return next;
end
$$;

grant execute on function record_leads_seen(text, bigint[], jsonb, boolean) to webplan_staff;
