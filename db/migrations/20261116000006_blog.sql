-- Up Migration

create table blog_authors (
  id bigint generated always as identity primary key,
  site_id uuid not null references sites (id),
  name text not null,
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  bio text not null default '',
  avatar_url text,
  email text,
  social_links jsonb not null default '{}' check (jsonb_typeof(social_links) = 'object'),
  created_at timestamptz not null default now(),
  unique (site_id, slug),
  constraint blog_authors_of_site unique (site_id, id)
);

create table blog_categories (
  id bigint generated always as identity primary key,
  site_id uuid not null references sites (id),
  name text not null,
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  description text not null default '',
  active boolean not null default true,
  created_at timestamptz not null default now(),
  unique (site_id, slug)
);

create table blog_tags (
  id bigint generated always as identity primary key,
  site_id uuid not null references sites (id),
  name text not null,
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  active boolean not null default true,
  created_at timestamptz not null default now(),
  unique (site_id, slug)
);

create table blog_posts (
  id bigint generated always as identity primary key,
  site_id uuid not null references sites (id),
  author_id bigint not null,
  title text not null check (char_length(title) between 1 and 300),
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  excerpt text not null default '',
  content text not null default '',
  -- The words of `content` without its markup, for search (D25).
  content_text text not null default '',
  featured_image text,
  featured_image_alt text,
  published_at timestamptz,
  updated_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  reading_time integer not null default 0 check (reading_time >= 0),
  views bigint not null default 0 check (views >= 0),
  likes bigint not null default 0 check (likes >= 0),
  featured boolean not null default false,
  status text not null default 'draft' check (status in ('draft', 'scheduled', 'published', 'archived')),
  meta_title text,
  meta_description text,
  meta_keywords text,
  canonical_url text,
  -- An article names its sources and the day it was last checked against them.
  reviewed_on date,
  review_note text,
  sources jsonb not null default '[]' check (jsonb_typeof(sources) = 'array'),
  unique (site_id, slug),
  check (published_at is not null or status in ('draft', 'archived')),
  -- A post and its author belong to one site.
  constraint blog_posts_author_fkey foreign key (site_id, author_id) references blog_authors (site_id, id)
-- Views and likes are added to the post itself: the room left on a page keeps a new version of a row out of the indexes.
) with (fillfactor = 70);

create index blog_posts_visible on blog_posts (site_id, published_at desc, id desc) where status = 'published';
create index blog_posts_featured on blog_posts (site_id, published_at desc, id desc)
  where status = 'published' and featured;
create index blog_posts_changed on blog_posts (site_id, updated_at desc, id desc) where status = 'published';
-- With the site in it an author's list is read from the index alone.
create index blog_posts_by_author on blog_posts (site_id, author_id, published_at desc, id desc)
  where status = 'published';

create table blog_post_categories (
  post_id bigint not null constraint blog_post_categories_post_fkey references blog_posts (id) on delete cascade,
  category_id bigint not null references blog_categories (id),
  position smallint not null default 0,
  primary key (post_id, category_id)
);
create index blog_post_categories_reverse on blog_post_categories (category_id, post_id);

create table blog_post_tags (
  post_id bigint not null constraint blog_post_tags_post_fkey references blog_posts (id) on delete cascade,
  tag_id bigint not null references blog_tags (id),
  primary key (post_id, tag_id)
);
create index blog_post_tags_reverse on blog_post_tags (tag_id, post_id);

-- The share card of a post (§9: 1200 × 630), drawn by the worker when the post is published. `drawn_from` tells whether
-- the card still shows what the post says.
create table blog_share_cards (
  post_id bigint primary key references blog_posts (id) on delete cascade,
  drawn_from text not null,
  png bytea not null check (octet_length(png) between 1 and 2000000),
  drawn_at timestamptz not null default now()
);

-- What search compares (D25): the three fields of a post, folded, each between blanks, so that a term with a blank at its
-- end finds the last word too. Not in blog_posts, because views are counted there: a new version of a row must not be
-- indexed by its thousand trigrams again. Texts of up to 8 kB stay in the row, uncompressed: a phrase of common words
-- reads them all, and the planner counts only what is in the row.
create table blog_post_texts (
  post_id bigint primary key references blog_posts (id) on delete cascade,
  title text not null,
  excerpt text not null,
  content text not null,
  -- The words of the three, each once and between blanks, and every one and two neighbouring characters of them.
  pieces text[] not null
) with (toast_tuple_target = 8160);
-- PostgreSQL 15 has no storage clause in create table.
alter table blog_post_texts alter column content set storage main;
create index blog_post_texts_search on blog_post_texts using gin (title trigrams.gin_trgm_ops,
  excerpt trigrams.gin_trgm_ops, content trigrams.gin_trgm_ops) with (fastupdate = off);
create index blog_post_texts_pieces on blog_post_texts using gin (pieces) with (fastupdate = off);

-- Every word that a post holds or once held. A term without blanks is inside some of them.
create table blog_words (word text primary key);
create index blog_words_trigrams on blog_words using gin (word trigrams.gin_trgm_ops) with (fastupdate = off);

-- Raw events, by month, so that pruning is dropping a table. No foreign key: at a hundred million rows an event may
-- outlive its post, and erasing a post must not scan years of events.
create table blog_analytics (
  post_id bigint not null,
  event_type text not null check (event_type in ('view', 'like')),
  referrer text check (char_length(referrer) <= 1000),
  user_agent text check (char_length(user_agent) <= 1000),
  created_at timestamptz not null default now()
) partition by range (created_at);
create index blog_analytics_by_post on blog_analytics (post_id, created_at);

-- For events of a month that was not prepared. It stays empty: db/migrate.ts prepares the first months, the worker the
-- next ones.
create table blog_analytics_default partition of blog_analytics default;

grant select on blog_authors, blog_categories, blog_tags, blog_posts, blog_post_categories, blog_post_tags
  to webplan_web, webplan_worker, webplan_staff;
grant insert, update, delete on blog_authors, blog_categories, blog_tags, blog_posts, blog_post_categories,
  blog_post_tags to webplan_staff;
grant update (views, likes) on blog_posts to webplan_web;
grant select on blog_share_cards to webplan_web, webplan_staff;
grant select, insert, update on blog_share_cards to webplan_worker;
grant select on blog_post_texts, blog_words to webplan_web;
grant insert on blog_analytics to webplan_web;
grant select on blog_analytics to webplan_staff;
