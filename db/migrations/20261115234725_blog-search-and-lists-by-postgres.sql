-- Up Migration

-- D73: built for 10,000 posts. PostgreSQL's own indexes and count(*) answer lists and search.

-- Lists: neither counts by stretches of time nor copies of a post's time beside its labels.
drop function count_listed_posts, count_listed_links, forget_blog_lists, queue_for_blog_lists, date_blog_link cascade;
drop function recount_blog_lists, shift_blog_lists, blog_list_bucket;
-- squawk-ignore ban-drop-table
drop table blog_list_counts;

alter table blog_post_categories drop constraint blog_post_categories_post_fkey;
-- squawk-ignore adding-foreign-key-constraint, constraint-missing-not-valid
alter table blog_post_categories add constraint blog_post_categories_post_fkey
  foreign key (post_id) references blog_posts (id) on delete cascade;
alter table blog_post_tags drop constraint blog_post_tags_post_fkey;
-- squawk-ignore adding-foreign-key-constraint, constraint-missing-not-valid
alter table blog_post_tags add constraint blog_post_tags_post_fkey
  foreign key (post_id) references blog_posts (id) on delete cascade;
-- squawk-ignore ban-drop-column
alter table blog_post_categories drop column listed_at;
-- squawk-ignore ban-drop-column
alter table blog_post_tags drop column listed_at;
-- squawk-ignore ban-drop-column
alter table blog_posts drop column listed_at;
-- squawk-ignore require-concurrent-index-creation
create index blog_post_categories_reverse on blog_post_categories (category_id, post_id);
-- squawk-ignore require-concurrent-index-creation
create index blog_post_tags_reverse on blog_post_tags (tag_id, post_id);

-- With the site in it an author's list is read from the index alone.
-- squawk-ignore require-concurrent-index-deletion
drop index blog_posts_by_author;
-- squawk-ignore require-concurrent-index-creation
create index blog_posts_by_author on blog_posts (site_id, author_id, published_at desc, id desc)
  where status = 'published';

create function check_blog_label_site() returns trigger
  language plpgsql
  security definer
  set search_path = pg_catalog, public, pg_temp
as $$
declare
  site_of_post uuid := (select site_id from blog_posts where id = new.post_id);
  site_of_label uuid;
begin
  if tg_table_name = 'blog_post_categories' then
    site_of_label := (select site_id from blog_categories where id = new.category_id);
  else
    site_of_label := (select site_id from blog_tags where id = new.tag_id);
  end if;
  if site_of_post <> site_of_label then
    raise exception 'post % and its label stand in different sites', new.post_id using errcode = 'foreign_key_violation';
  end if;
  return new;
end
$$;
create trigger blog_post_categories_site before insert or update on blog_post_categories
  for each row execute function check_blog_label_site();
create trigger blog_post_tags_site before insert or update on blog_post_tags
  for each row execute function check_blog_label_site();

-- Search: no index of our own making.
drop function note_post_for_search cascade;
drop function search_blog_posts, blog_search_newest, blog_search_verified, blog_search_found, blog_search_counting,
  blog_search_part, blog_search_posts_at, blog_search_positions, blog_search_text;
drop aggregate blog_search_bits(integer, integer);
-- squawk-ignore ban-drop-table
drop table blog_search_pending, blog_search_postings, blog_search_words, blog_search_posts, blog_search_segments;

-- What search compares (D25): the three fields of a post, folded, each between blanks, so that a term with a blank at its
-- end finds the last word too. A table of its own, because views are counted into blog_posts: a new version of a row
-- there must not be indexed by its thousand trigrams again. Texts of up to 8 kB stay in the row, not compressed: a phrase
-- of common words reads them all, and the planner counts only what is in the row.
create table blog_post_texts (
  post_id bigint primary key references blog_posts (id) on delete cascade,
  title text not null,
  excerpt text not null,
  content text not null,
  -- The words of the three, each once and between blanks, and every one and two neighbouring characters of them.
  pieces text[] not null
) with (toast_tuple_target = 8160);
alter table blog_post_texts alter column content set storage main;
create index blog_post_texts_search on blog_post_texts using gin (title trigrams.gin_trgm_ops,
  excerpt trigrams.gin_trgm_ops, content trigrams.gin_trgm_ops) with (fastupdate = off);
create index blog_post_texts_pieces on blog_post_texts using gin (pieces) with (fastupdate = off);

-- Every word that a post holds or once held. A term without blanks is inside some of them.
create table blog_words (word text primary key);
create index blog_words_trigrams on blog_words using gin (word trigrams.gin_trgm_ops) with (fastupdate = off);

grant select on blog_post_texts, blog_words to webplan_web;
grant usage on schema trigrams to webplan_web;

create function keep_blog_post_text() returns trigger
  language plpgsql
  security definer
  set search_path = pg_catalog, public, pg_temp
as $$
declare
  title text := ' ' || btrim(fold_text(new.title)) || ' ';
  excerpt text := ' ' || btrim(fold_text(new.excerpt)) || ' ';
  content text := ' ' || btrim(fold_text(new.content_text)) || ' ';
  -- In order, so that two who save at once do not wait for each other.
  words text[] := array(
    select distinct ' ' || word || ' ' from string_to_table(title || excerpt || content, ' ') word where word <> '' order by 1);
  pairs text[] := array(
    select distinct substr(word, place, 2) from unnest(words) word, generate_series(1, length(word) - 1) place);
begin
  insert into blog_words select unnest(words) on conflict do nothing;
  insert into blog_post_texts values (new.id, title, excerpt, content,
    words || pairs || array(select distinct left(pair, 1) from unnest(pairs) pair))
  on conflict (post_id) do update set
    title = excluded.title, excerpt = excluded.excerpt, content = excluded.content, pieces = excluded.pieces;
  return null;
end
$$;
create trigger blog_posts_text after insert or update of title, excerpt, content_text on blog_posts
  for each row execute function keep_blog_post_text();
-- The posts that are there already.
update blog_posts set title = title;
