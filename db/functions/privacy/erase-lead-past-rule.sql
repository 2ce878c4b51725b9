-- For the previous release, which may run beside this one; drop it in the next. Now erase_leads_past_rule().
create or replace function erase_lead_past_rule(rule_code text, lead_id bigint, moment timestamptz) returns boolean
  language plpgsql
  security definer
  set search_path = pg_catalog, public, pg_temp
as $$
declare
  cutoff timestamptz := retention_cutoff(rule_code, moment);
begin
  perform from leads l where l.id = erase_lead_past_rule.lead_id for update skip locked;
  if not found then
    return false;
  end if;
  -- A separate statement, so that it sees what was committed before the lock was taken.
  delete from leads l using retention_rules r
  where l.id = erase_lead_past_rule.lead_id and r.code = rule_code and r.action = 'erase'
    and l.is_test = (r.target = 'test_leads')
    and (r.target = 'test_leads' or (r.target = 'leads' and l.status = any(r.lead_statuses)))
    and lead_moved_at(l) < cutoff;
  return found;
end
$$;

grant execute on function erase_lead_past_rule(text, bigint, timestamptz) to webplan_worker;
