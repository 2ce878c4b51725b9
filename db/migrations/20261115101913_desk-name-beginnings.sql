-- Up Migration

-- A search for the beginning of a word made GIN collect every lead that bears it before it looked at anything else: the
-- more Marias, the slower. The beginnings now stand in the index themselves, up to six letters, as '^mar': they are found
-- like any word, and together with a mark of age only the leads of that age are read. The whole words stay, for the rest
-- of a longer beginning.
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
    ) || array['!a' || (id >> 12), '!b' || (id >> 17)])
$$;

-- What the index is asked: every typed word's beginning.
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

-- What each lead found is then asked: whether a word of its name begins with all that was typed.
create function lead_name_check(typed text) returns tsquery
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

-- The trigger writes them anew. No lead that the public sent has been stored with the words of before.
update leads set name_words = null where name_words is not null;
