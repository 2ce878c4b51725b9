-- The leads of a rule that have not changed since its cutoff, the oldest first, after a lead that an earlier page ended with.
-- Locked ones too, which the worker does not see otherwise (D80).
create or replace function list_leads_past_rule(
  rule_code text, moment timestamptz, after_created_at timestamptz, after_id bigint, most integer)
  returns table (lead_id bigint, created_at timestamptz, moved_at timestamptz)
  language plpgsql
  stable
  security definer
  set search_path = pg_catalog, public, pg_temp
  set plan_cache_mode = force_custom_plan
as $$
#variable_conflict use_column
declare
  rule retention_rules;
  cutoff timestamptz := retention_cutoff(rule_code, moment);
begin
  select * into rule from retention_rules r where r.code = rule_code;
  -- Two queries, because each kind has its own partial indexes.
  if rule.target = 'leads' then
    return query
      select l.id, l.created_at, lead_moved_at(l) from leads l
      where not l.is_test and l.status = any(rule.lead_statuses) and l.created_at < cutoff and l.updated_at < cutoff
        and (l.created_at, l.id) > (after_created_at, after_id)
        and not exists (select from lead_events e where e.lead_id = l.id and e.created_at >= cutoff and moves_lead(e.kind))
      order by l.created_at, l.id limit most;
  elsif rule.target = 'test_leads' then
    return query
      select l.id, l.created_at, lead_moved_at(l) from leads l
      where l.is_test and l.created_at < cutoff and l.updated_at < cutoff
        and (l.created_at, l.id) > (after_created_at, after_id)
        and not exists (select from lead_events e where e.lead_id = l.id and e.created_at >= cutoff and moves_lead(e.kind))
      order by l.created_at, l.id limit most;
  end if;
end
$$;

grant execute on function list_leads_past_rule(text, timestamptz, timestamptz, bigint, integer) to webplan_worker;
