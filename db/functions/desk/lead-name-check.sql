-- Returns a query that a name matches if each typed word is the beginning of a word of the name. The search applies it to
-- every row that the index found.
create or replace function lead_name_check(typed text) returns tsquery
  language sql
  immutable
  strict
  parallel safe
  set search_path = pg_catalog, public, pg_temp
as $$
  select string_agg('''' || word || ''':*', ' & ')::tsquery
  from regexp_split_to_table(fold_text(typed), '[\u0001-/:-@[-`{-\u00bf]+') as word where word <> ''
$$;

grant execute on function lead_name_check(text) to webplan_staff;
