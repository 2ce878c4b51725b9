create or replace function keep_blog_post_text() returns trigger
  language plpgsql
  security definer
  set search_path = pg_catalog, public, pg_temp
as $$
declare
  title text := ' ' || btrim(fold_text(new.title)) || ' ';
  excerpt text := ' ' || btrim(fold_text(new.excerpt)) || ' ';
  content text := ' ' || btrim(fold_text(new.content_text)) || ' ';
  -- Sorted, so that two concurrent saves do not deadlock.
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

create or replace trigger blog_posts_text after insert or update of title, excerpt, content_text on blog_posts
  for each row execute function keep_blog_post_text();
