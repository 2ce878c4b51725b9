-- How many leads a set of their ids holds. Ranges of ids are small, so that the count costs what the set weighs.
create or replace function count_lead_ids(ids int8multirange) returns bigint
  language sql
  immutable
  parallel safe
  set search_path = pg_catalog, pg_temp
return (select coalesce(sum(upper(one) - lower(one)), 0)::bigint from unnest(ids) as one);

grant execute on function count_lead_ids(int8multirange) to webplan_staff;
