-- Up Migration

-- Every list of posts (all, featured, an author's, a category's, a tag's) is read in order of time, and tells its exact
-- length and any of its pages at a cost that does not grow with it (decision 012).

-- When a post stands in lists: its time if it is published, else infinity. One column for status and time, so that a
-- foreign key can carry it to where categories and tags are listed, and keep it true there.
alter table blog_posts add column listed_at timestamptz not null
  -- squawk-ignore adding-field-with-default
  generated always as (coalesce(case when status = 'published' then published_at end, 'infinity'::timestamptz)) stored;
-- squawk-ignore disallowed-unique-constraint, constraint-missing-not-valid
alter table blog_posts add constraint blog_posts_listed unique (id, listed_at);

-- A post and its author stand in one site.
-- squawk-ignore disallowed-unique-constraint, constraint-missing-not-valid
alter table blog_authors add constraint blog_authors_of_site unique (site_id, id);
alter table blog_posts drop constraint blog_posts_author_id_fkey;
-- squawk-ignore adding-foreign-key-constraint, constraint-missing-not-valid
alter table blog_posts add constraint blog_posts_author_fkey
  foreign key (site_id, author_id) references blog_authors (site_id, id);

alter table blog_post_categories add column listed_at timestamptz not null default 'infinity';
alter table blog_post_tags add column listed_at timestamptz not null default 'infinity';
update blog_post_categories l set listed_at = p.listed_at from blog_posts p where p.id = l.post_id;
update blog_post_tags l set listed_at = p.listed_at from blog_posts p where p.id = l.post_id;

alter table blog_post_categories drop constraint blog_post_categories_post_id_fkey;
-- squawk-ignore adding-foreign-key-constraint, constraint-missing-not-valid
alter table blog_post_categories add constraint blog_post_categories_post_fkey
  foreign key (post_id, listed_at) references blog_posts (id, listed_at) on update cascade on delete cascade;
alter table blog_post_tags drop constraint blog_post_tags_post_id_fkey;
-- squawk-ignore adding-foreign-key-constraint, constraint-missing-not-valid
alter table blog_post_tags add constraint blog_post_tags_post_fkey
  foreign key (post_id, listed_at) references blog_posts (id, listed_at) on update cascade on delete cascade;

-- squawk-ignore require-concurrent-index-deletion
drop index blog_post_categories_reverse;
-- squawk-ignore require-concurrent-index-deletion
drop index blog_post_tags_reverse;
-- squawk-ignore require-concurrent-index-creation
create index blog_post_categories_listed on blog_post_categories (category_id, listed_at desc, post_id desc);
-- squawk-ignore require-concurrent-index-creation
create index blog_post_tags_listed on blog_post_tags (tag_id, listed_at desc, post_id desc);

-- Whoever links a post gives no time: it is the post's, read under a lock that a change of the post waits for.
create function date_blog_link() returns trigger
  language plpgsql
  security definer
  set search_path = pg_catalog, public, pg_temp
as $$
declare
  site_of_post uuid;
  site_of_label uuid;
begin
  select site_id, listed_at into site_of_post, new.listed_at from blog_posts where id = new.post_id for key share;
  if tg_table_name = 'blog_post_categories' then
    select site_id into site_of_label from blog_categories where id = new.category_id;
  else
    select site_id into site_of_label from blog_tags where id = new.tag_id;
  end if;
  if site_of_post <> site_of_label then
    raise exception 'post % and its label stand in different sites', new.post_id using errcode = 'foreign_key_violation';
  end if;
  new.listed_at := coalesce(new.listed_at, 'infinity');
  return new;
end
$$;

create trigger blog_post_categories_date before insert on blog_post_categories
  for each row execute function date_blog_link();
create trigger blog_post_tags_date before insert on blog_post_tags
  for each row execute function date_blog_link();

-- How many posts of a list fall into a stretch of time: 2^18 seconds (three days), 2^23 (97 days), 2^28 (8.5 years).
-- A bucket of one level holds 32 of the level below.
create table blog_list_counts (
  kind text not null check (kind in ('site', 'featured', 'author', 'category', 'tag')),
  ref text not null,
  level smallint not null check (level in (18, 23, 28)),
  bucket bigint not null,
  posts bigint not null check (posts >= 0),
  primary key (kind, ref, level, bucket)
) with (fillfactor = 70);
grant select on blog_list_counts to webplan_web, webplan_worker, webplan_staff;

-- Without a search path of its own, so that it is taken into the statements that call it.
create function blog_list_bucket(moment timestamptz) returns bigint
  language sql stable
  return floor(extract(epoch from moment))::bigint >> 18;

create function shift_blog_lists(kinds text[], refs text[], buckets bigint[], amounts bigint[]) returns void
  language plpgsql
  set search_path = pg_catalog, public, pg_temp
as $$
begin
  if kinds is null then return; end if;
  insert into blog_list_counts (kind, ref, level, bucket, posts)
  select distinct s.kind, s.ref, l.level, s.bucket >> (l.level - 18), 0
  from unnest(kinds, refs, buckets) as s (kind, ref, bucket), unnest(array[18, 23, 28]) as l (level)
  on conflict do nothing;
  update blog_list_counts c set posts = c.posts + s.amount
  from (
    select s.kind, s.ref, l.level, s.bucket >> (l.level - 18) as bucket, sum(s.amount)::bigint as amount
    from unnest(kinds, refs, buckets, amounts) as s (kind, ref, bucket, amount), unnest(array[18, 23, 28]) as l (level)
    group by 1, 2, 3, 4
  ) s
  where c.kind = s.kind and c.ref = s.ref and c.level = s.level and c.bucket = s.bucket;
end
$$;

create function count_listed_posts() returns trigger
  language plpgsql
  security definer
  set search_path = pg_catalog, public, pg_temp
as $$
begin
  -- A fold of views, a new title: nothing moves.
  if tg_op = 'UPDATE' then
    if not exists (
      select id, site_id, author_id, featured, listed_at from lost
      except all select id, site_id, author_id, featured, listed_at from gained) then return null; end if;
  end if;
  if tg_op <> 'DELETE' then
    perform shift_blog_lists(array_agg(s.kind), array_agg(s.ref), array_agg(s.bucket), array_agg(s.amount)) from (
      select l.kind, l.ref, blog_list_bucket(p.listed_at) as bucket, count(*) as amount
      from gained p cross join lateral (values
        ('site', p.site_id::text, true), ('featured', p.site_id::text, p.featured), ('author', p.author_id::text, true)
      ) as l (kind, ref, is_in) where l.is_in and p.listed_at < 'infinity' group by 1, 2, 3) s;
  end if;
  if tg_op <> 'INSERT' then
    perform shift_blog_lists(array_agg(s.kind), array_agg(s.ref), array_agg(s.bucket), array_agg(s.amount)) from (
      select l.kind, l.ref, blog_list_bucket(p.listed_at) as bucket, -count(*) as amount
      from lost p cross join lateral (values
        ('site', p.site_id::text, true), ('featured', p.site_id::text, p.featured), ('author', p.author_id::text, true)
      ) as l (kind, ref, is_in) where l.is_in and p.listed_at < 'infinity' group by 1, 2, 3) s;
  end if;
  return null;
end
$$;

-- One writer of lists at a time, from before its first row lock to its commit: a save touches posts, links and counts
-- in several statements, and two saves in opposite orders would wait for each other. Publishing is rare; readers and
-- the folding of views take no such lock.
create function queue_for_blog_lists() returns trigger
  language plpgsql
  set search_path = pg_catalog, pg_temp
as $$
begin
  perform pg_advisory_xact_lock(7355610);
  return null;
end
$$;

create trigger blog_posts_queue
  before insert or delete or update of site_id, author_id, status, published_at, featured on blog_posts
  for each statement execute function queue_for_blog_lists();
create trigger blog_post_categories_queue before insert or update or delete on blog_post_categories
  for each statement execute function queue_for_blog_lists();
create trigger blog_post_tags_queue before insert or update or delete on blog_post_tags
  for each statement execute function queue_for_blog_lists();

create trigger blog_posts_count_new after insert on blog_posts referencing new table as gained
  for each statement execute function count_listed_posts();
create trigger blog_posts_count_changed after update on blog_posts referencing old table as lost new table as gained
  for each statement execute function count_listed_posts();
create trigger blog_posts_count_gone after delete on blog_posts referencing old table as lost
  for each statement execute function count_listed_posts();

create function count_listed_links() returns trigger
  language plpgsql
  security definer
  set search_path = pg_catalog, public, pg_temp
as $$
declare
  -- The words category or tag, written in the triggers below.
  kind text := tg_argv[0];
  counting text := 'select shift_blog_lists(array_agg($1), array_agg(s.ref), array_agg(s.bucket), array_agg(s.amount))
    from (select %I::text as ref, blog_list_bucket(listed_at) as bucket, $2 * count(*) as amount from %I
      where listed_at < ''infinity'' group by 1, 2) s';
begin
  if tg_op <> 'DELETE' then execute format(counting, kind || '_id', 'gained') using kind, 1; end if;
  if tg_op <> 'INSERT' then execute format(counting, kind || '_id', 'lost') using kind, -1; end if;
  return null;
end
$$;

create trigger blog_post_categories_count_new after insert on blog_post_categories referencing new table as gained
  for each statement execute function count_listed_links('category');
create trigger blog_post_categories_count_changed after update on blog_post_categories
  referencing old table as lost new table as gained
  for each statement execute function count_listed_links('category');
create trigger blog_post_categories_count_gone after delete on blog_post_categories referencing old table as lost
  for each statement execute function count_listed_links('category');
create trigger blog_post_tags_count_new after insert on blog_post_tags referencing new table as gained
  for each statement execute function count_listed_links('tag');
create trigger blog_post_tags_count_changed after update on blog_post_tags
  referencing old table as lost new table as gained
  for each statement execute function count_listed_links('tag');
create trigger blog_post_tags_count_gone after delete on blog_post_tags referencing old table as lost
  for each statement execute function count_listed_links('tag');

create function forget_blog_lists() returns trigger
  language plpgsql
  security definer
  set search_path = pg_catalog, public, pg_temp
as $$
begin
  delete from blog_list_counts where kind = any(string_to_array(tg_argv[0], ' '));
  return null;
end
$$;

create trigger blog_posts_count_none after truncate on blog_posts
  for each statement execute function forget_blog_lists('site featured author');
create trigger blog_post_categories_count_none after truncate on blog_post_categories
  for each statement execute function forget_blog_lists('category');
create trigger blog_post_tags_count_none after truncate on blog_post_tags
  for each statement execute function forget_blog_lists('tag');

-- The counts from the rows themselves: now, and after a load that went past the triggers.
create function recount_blog_lists() returns void
  language plpgsql
  set search_path = pg_catalog, public, pg_temp
as $$
begin
  perform pg_advisory_xact_lock(7355610);
  delete from blog_list_counts;
  insert into blog_list_counts (kind, ref, level, bucket, posts)
  select low.kind, low.ref, l.level, low.bucket >> (l.level - 18), sum(low.posts)
  from (
    select kind, ref, bucket, count(*) as posts from (
      select 'site' as kind, site_id::text as ref, blog_list_bucket(listed_at) as bucket
        from blog_posts where listed_at < 'infinity'
      union all select 'featured', site_id::text, blog_list_bucket(listed_at)
        from blog_posts where listed_at < 'infinity' and featured
      union all select 'author', author_id::text, blog_list_bucket(listed_at)
        from blog_posts where listed_at < 'infinity'
      union all select 'category', category_id::text, blog_list_bucket(listed_at)
        from blog_post_categories where listed_at < 'infinity'
      union all select 'tag', tag_id::text, blog_list_bucket(listed_at)
        from blog_post_tags where listed_at < 'infinity'
    ) m group by kind, ref, bucket
  ) low, unnest(array[18, 23, 28]) as l (level)
  group by 1, 2, 3, 4;
end
$$;

select recount_blog_lists();
