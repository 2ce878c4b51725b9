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
  unique (site_id, slug)
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
  author_id bigint not null references blog_authors (id),
  title text not null check (char_length(title) between 1 and 300),
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  excerpt text not null default '',
  content text not null default '',
  -- The words of `content` without its markup: what search reads (D25).
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
  unique (site_id, slug),
  check (published_at is not null or status in ('draft', 'archived'))
);

create index blog_posts_visible on blog_posts (site_id, published_at desc, id desc) where status = 'published';
create index blog_posts_featured on blog_posts (site_id, published_at desc, id desc)
  where status = 'published' and featured;
create index blog_posts_changed on blog_posts (site_id, updated_at desc, id desc) where status = 'published';
create index blog_posts_by_author on blog_posts (author_id, published_at desc, id desc) where status = 'published';

create table blog_post_categories (
  post_id bigint not null references blog_posts (id) on delete cascade,
  category_id bigint not null references blog_categories (id),
  position smallint not null default 0,
  primary key (post_id, category_id)
);
create index blog_post_categories_reverse on blog_post_categories (category_id, post_id desc);

create table blog_post_tags (
  post_id bigint not null references blog_posts (id) on delete cascade,
  tag_id bigint not null references blog_tags (id),
  primary key (post_id, tag_id)
);
create index blog_post_tags_reverse on blog_post_tags (tag_id, post_id desc);

grant select on blog_authors, blog_categories, blog_tags, blog_posts, blog_post_categories, blog_post_tags
  to webplan_web, webplan_worker, webplan_staff;
grant insert, update, delete on blog_authors, blog_categories, blog_tags, blog_posts, blog_post_categories,
  blog_post_tags to webplan_staff;
