-- A rule applies to data older than this moment. A caller whose clock runs ahead erases nothing early.
create or replace function retention_cutoff(rule_code text, moment timestamptz) returns timestamptz
  language sql
  stable
  set search_path = pg_catalog, public, pg_temp
as $$
  select least(moment, now()) - make_interval(days => r.days) from retention_rules r where r.code = rule_code
$$;

grant execute on function retention_cutoff(text, timestamptz) to webplan_worker;
