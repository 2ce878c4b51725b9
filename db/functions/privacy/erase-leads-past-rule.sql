-- Erases these leads of a rule in one transaction and returns those it erased: not those that are locked or that were changed
-- since they were found.
create or replace function erase_leads_past_rule(rule_code text, lead_ids bigint[], moment timestamptz)
  returns setof bigint
  language plpgsql
  security definer
  set search_path = pg_catalog, public, pg_temp
as $$
declare
  cutoff timestamptz := retention_cutoff(rule_code, moment);
  free_ids bigint[] := array(select l.id from leads l where l.id = any(lead_ids) for update skip locked);
begin
  -- A statement of its own, so that it sees what was committed before the locks were taken.
  return query
    delete from leads l using retention_rules r
    where l.id = any(free_ids) and r.code = rule_code and r.action = 'erase'
      and l.is_test = (r.target = 'test_leads')
      and (r.target = 'test_leads' or (r.target = 'leads' and l.status = any(r.lead_statuses)))
      and lead_moved_at(l) < cutoff
    returning l.id;
end
$$;

grant execute on function erase_leads_past_rule(text, bigint[], timestamptz) to webplan_worker;
