-- For the previous release, which may run beside this one; drop it in the next. Now list_leads_past_rule().
create or replace function leads_past_rule(rule_code text, moment timestamptz, most integer)
  returns table (lead_id bigint, moved_at timestamptz)
  language sql
  stable
  security definer
  set search_path = pg_catalog, public, pg_temp
as $$
  select l.lead_id, l.moved_at from list_leads_past_rule(rule_code, moment, '-infinity', 0, most) l
$$;

grant execute on function leads_past_rule(text, timestamptz, integer) to webplan_worker;
