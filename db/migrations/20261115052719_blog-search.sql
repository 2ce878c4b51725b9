-- Up Migration

-- Decision 013: exact substring search. pg_trgm is a trusted extension, so the owner of the schema may add it.
create extension if not exists pg_trgm;

-- D25: what search compares, of texts and of terms alike: no accents, no capitals, one blank for any run of them.
-- app/blog/search-text.ts has its twin. It asks no locale, hence gives the same answer on every server; the lists of
-- letters name those that are still capitals once the accents are gone and that lower() of locale C leaves alone.
create function fold_text(raw text) returns text
  language plpgsql immutable strict parallel safe
  set search_path = pg_catalog, pg_temp
as $$
declare
  folded text := regexp_replace(normalize(raw, nfd), '[\u0300-\u036f]+', '', 'g');
begin
  folded := lower(regexp_replace(folded,
    '[\u0001-\u0020\u007f-\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]{2,}|[\u0001-\u001f\u007f-\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]',
    ' ', 'g') collate "C");
  if folded ~ '[ÆÐØÞĐĦŁŊŒŦẞΑ-ΡΣ-ΩЂЄ-ІЈ-ЋЏ-Я]' then
    folded := translate(folded,
      'ÆÐØÞĐĦŁŊŒŦẞΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩЂЄЅІЈЉЊЋЏАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ',
      'æðøþđħłŋœŧßαβγδεζηθικλμνξοπρστυφχψωђєѕіјљњћџабвгдежзиклмнопрстуфхцчшщъыьэюя');
  end if;
  return folded;
end
$$;

-- A field begins and ends with a blank, so that a term with a blank at its end finds the last word too. A sign that
-- no folded text holds keeps the fields apart.
create function blog_search_text(title text, excerpt text, content_text text) returns text
  language plpgsql immutable strict parallel safe
  set search_path = pg_catalog, public, pg_temp
as $$
begin
  return ' ' || btrim(fold_text(title)) || E' \x1f ' || btrim(fold_text(excerpt)) || E' \x1f '
    || btrim(fold_text(content_text)) || ' ';
end
$$;

-- Posts that were changed since they were indexed, or never were: search reads their own text, and what the index says
-- about them counts for nothing. No foreign key: a deleted post waits here too. Without a text the post's is folded
-- while searching: slow, and good enough until the worker has indexed a bulk of them.
create table blog_search_pending (
  post_id bigint primary key,
  search_text text
) with (toast_tuple_target = 8160);
alter table blog_search_pending alter column search_text set storage external;

-- A segment holds up to 32,000 posts (two bitmaps fill a page) and is never changed, only replaced; `live` has the
-- bits of the posts that it still speaks for.
create table blog_search_segments (
  id integer generated always as identity primary key,
  site_id uuid not null,
  live bit varying(32000) not null
);

create table blog_search_posts (
  post_id bigint primary key,
  segment_id integer not null references blog_search_segments (id),
  position smallint not null check (position between 0 and 31999),
  published_at timestamptz not null,
  search_text text not null,
  unique (segment_id, position)
) with (toast_tuple_target = 8160);
alter table blog_search_posts alter column search_text set storage external;
create index blog_search_posts_newest on blog_search_posts (published_at desc, post_id desc)
  include (segment_id, position);

-- A word stands between blanks, as in ' carencia, '; a piece is one to three characters of a word and its blanks.
create table blog_search_words (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('word', 'piece')),
  word text not null
);
create index blog_search_words_exact on blog_search_words using hash (word);
create index blog_search_words_inside on blog_search_words using gin (word gin_trgm_ops) where kind = 'word';

-- Which posts of a segment hold a word: their positions where they are few, a bitmap where they are many.
create table blog_search_postings (
  word_id integer not null references blog_search_words (id),
  segment_id integer not null references blog_search_segments (id),
  few smallint[],
  many bit varying(32000),
  primary key (word_id, segment_id),
  check ((few is null) <> (many is null))
) with (toast_tuple_target = 8160);
alter table blog_search_postings alter column many set storage external;
create index blog_search_postings_of_segment on blog_search_postings (segment_id);

create function note_post_for_search() returns trigger
  language plpgsql
  security definer
  set search_path = pg_catalog, public, pg_temp
as $$
begin
  insert into blog_search_pending (post_id, search_text) values (
    coalesce(new.id, old.id),
    case when new.status = 'published' then blog_search_text(new.title, new.excerpt, new.content_text) end)
    on conflict (post_id) do update set search_text = excluded.search_text;
  return null;
end
$$;

create trigger blog_posts_searched
  after insert or delete or update of title, excerpt, content_text, status, published_at, site_id on blog_posts
  for each row execute function note_post_for_search();

insert into blog_search_pending (post_id) select id from blog_posts;

grant select, insert, update, delete on blog_search_pending, blog_search_segments, blog_search_posts, blog_search_words,
  blog_search_postings to webplan_worker;
