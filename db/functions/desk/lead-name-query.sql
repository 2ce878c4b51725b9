-- The query for the index: the beginning of every typed word. Null if no word was typed.
create or replace function lead_name_query(typed text) returns tsquery
  language sql
  immutable
  strict
  parallel safe
  set search_path = pg_catalog, public, pg_temp
as $$
  select string_agg('''^' || left(word, 6) || '''', ' & ')::tsquery
  from regexp_split_to_table(fold_text(typed), '[\u0001-/:-@[-`{-\u00bf]+') as word where word <> ''
$$;

grant execute on function lead_name_query(text) to webplan_staff;
