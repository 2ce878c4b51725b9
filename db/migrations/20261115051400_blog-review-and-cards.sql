-- Up Migration

-- An article names its sources and the day somebody last checked it against them.
alter table blog_posts
  add column reviewed_on date,
  add column review_note text,
  add column sources jsonb not null default '[]' check (jsonb_typeof(sources) = 'array');

-- The share card of a post (§9: 1200 × 630), drawn by the worker when the post is published. `drawn_from`
-- tells whether the card still shows what the post says.
create table blog_share_cards (
  post_id bigint primary key references blog_posts (id) on delete cascade,
  drawn_from text not null,
  png bytea not null check (octet_length(png) between 1 and 2000000),
  drawn_at timestamptz not null default now()
);

grant select on blog_share_cards to webplan_web, webplan_staff;
grant select, insert, update on blog_share_cards to webplan_worker;
