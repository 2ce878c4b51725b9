-- The entries of the index of names:
-- the words of a name;
-- their beginnings up to six letters, such as '^mar', which GIN finds like any word (a prefix search would collect every
-- Maria first);
-- a mark shared by 4,096 neighbouring leads. With it a search reads the newest leads first, so that a common name costs the
-- same however many leads there are.
create or replace function lead_name_words(name text, id bigint) returns tsvector
  language sql
  immutable
  strict
  parallel safe
  set search_path = pg_catalog, public, pg_temp
as $$
  with words as (
    select word from regexp_split_to_table(fold_text(name), '[\u0001-/:-@[-`{-\u00bf]+') as word where word <> '' limit 16
  )
  select array_to_tsvector(
    array(
      select word from words
      union
      select '^' || left(word, letters) from words, generate_series(1, least(6, char_length(word))) as letters
    ) || array['!' || (id >> 12)])
$$;

grant execute on function lead_name_words(text, bigint) to webplan_staff;
