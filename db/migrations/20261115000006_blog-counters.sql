-- Up Migration

-- Increments wait here, one row per post and slot, and are folded into blog_posts: a hot post never
-- makes two readers wait for one row. A post's count is its own number plus what waits here.
create table blog_post_counters (
  post_id bigint not null references blog_posts (id) on delete cascade,
  slot smallint not null check (slot between 0 and 63),
  views bigint not null default 0 check (views >= 0),
  likes bigint not null default 0 check (likes >= 0),
  primary key (post_id, slot)
) with (fillfactor = 50);

-- Raw events, by month, so that pruning is dropping a table. No foreign key: at a hundred million rows
-- an event may outlive its post, and erasing a post must not scan years of events.
create table blog_analytics (
  post_id bigint not null,
  event_type text not null check (event_type in ('view', 'like')),
  referrer text check (char_length(referrer) <= 1000),
  user_agent text check (char_length(user_agent) <= 1000),
  created_at timestamptz not null default now()
) partition by range (created_at);

create index blog_analytics_by_post on blog_analytics (post_id, created_at);

-- Catches what arrives for a month nobody prepared; the worker keeps it empty by preparing months ahead.
create table blog_analytics_default partition of blog_analytics default;

create function prepare_blog_analytics(months_ahead integer) returns integer
  language plpgsql
  security definer
  set search_path = pg_catalog, public, pg_temp
as $$
declare
  first_day date;
  made integer := 0;
begin
  for first_day in
    select (date_trunc('month', now() at time zone 'UTC') + make_interval(months => n))::date
    from generate_series(0, least(months_ahead, 24)) as n
  loop
    if to_regclass(format('public.blog_analytics_%s', to_char(first_day, 'YYYYMM'))) is null then
      execute format(
        'create table public.blog_analytics_%s partition of public.blog_analytics for values from (%L) to (%L)',
        to_char(first_day, 'YYYYMM'), first_day::text || ' 00:00+00',
        (first_day + interval '1 month')::date::text || ' 00:00+00');
      made := made + 1;
    end if;
  end loop;
  return made;
end
$$;

create function prune_blog_analytics(months_kept integer) returns integer
  language plpgsql
  security definer
  set search_path = pg_catalog, public, pg_temp
as $$
declare
  old_month text;
  dropped integer := 0;
begin
  for old_month in
    select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'public.blog_analytics'::regclass and c.relname ~ '^blog_analytics_[0-9]{6}$'
      and c.relname < 'blog_analytics_' || to_char(
        (now() at time zone 'UTC') - make_interval(months => greatest(months_kept, 1)), 'YYYYMM')
  loop
    execute format('drop table public.%I', old_month);
    dropped := dropped + 1;
  end loop;
  return dropped;
end
$$;

select prepare_blog_analytics(3);

grant select, insert, update on blog_post_counters to webplan_web;
grant insert on blog_analytics to webplan_web;
grant select, update, delete on blog_post_counters to webplan_worker;
grant update (views, likes) on blog_posts to webplan_worker;
grant select on blog_post_counters, blog_analytics to webplan_staff;
grant execute on function prepare_blog_analytics(integer), prune_blog_analytics(integer) to webplan_worker;
