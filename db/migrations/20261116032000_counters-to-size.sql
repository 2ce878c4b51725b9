-- Up Migration

-- D73: 30 leads and, on one post, 1,000 views a second. What no page reads is no longer counted.

-- Views and likes are added to the post itself: a web process adds a batch of views at a time (view-recorder.server.ts),
-- so a post that everybody reads costs it one row and one commit.
update blog_posts p set views = p.views + c.views, likes = p.likes + c.likes
from (select post_id, sum(views) as views, sum(likes) as likes from blog_post_counters group by post_id) c
where c.post_id = p.id;
-- squawk-ignore ban-drop-table
drop table blog_post_counters;
revoke update (views, likes) on blog_posts from webplan_worker;
grant update (views, likes) on blog_posts to webplan_web;
-- Room for the new version of a row on its page, so that no index is touched.
alter table blog_posts set (fillfactor = 70);

-- Of the leads two sums are kept: by status, and by day.
lock table leads in share row exclusive mode;
drop trigger leads_count_new on leads;
drop trigger leads_count_moved on leads;
drop function count_lead, add_to_lead_counter, add_to_lead_day, count_erased_lead;
-- squawk-ignore ban-drop-table
drop table lead_counters;

create table lead_status_totals (
  status text not null,
  slot smallint not null,
  total bigint not null default 0,
  primary key (status, slot)
) with (fillfactor = 70);
insert into lead_status_totals select status, slot, sum(total) from lead_totals group by status, slot;
-- squawk-ignore ban-drop-table
drop table lead_totals;
-- squawk-ignore renaming-table
alter table lead_status_totals rename to lead_totals;
alter table lead_totals rename constraint lead_status_totals_pkey to lead_totals_pkey;
grant select on lead_totals to webplan_staff;

create table erased_lead_sums (
  day date not null,
  status text not null,
  total bigint not null default 0,
  primary key (day, status)
);
insert into erased_lead_sums select day, status, sum(total) from erased_lead_counts group by day, status;
-- squawk-ignore ban-drop-table
drop table erased_lead_counts;
-- squawk-ignore renaming-table
alter table erased_lead_sums rename to erased_lead_counts;
alter table erased_lead_counts rename constraint erased_lead_sums_pkey to erased_lead_counts_pkey;
grant select on erased_lead_counts to webplan_staff;

-- Spread over slots, so that two sessions that insert at once do not wait for one another. Rows are locked in one
-- order: two sessions of one slot may move leads in opposite directions.
create function count_lead() returns trigger
  language plpgsql
  security definer
  set search_path = pg_catalog, public, pg_temp
as $$
declare
  own_slot smallint := pg_backend_pid() % 32;
begin
  insert into lead_totals as t (status, slot, total)
  select status, own_slot, sum(amount) from (
    select old.status, -1 as amount where tg_op <> 'INSERT' and not old.is_test
    union all
    select new.status, 1 where tg_op <> 'DELETE' and not new.is_test
  ) change
  group by status having sum(amount) <> 0 order by status
  on conflict (status, slot) do update set total = t.total + excluded.total;

  insert into lead_days as d (day, slot, total)
  select day, own_slot, sum(amount) from (
    select lead_day(old.created_at) as day, -1 as amount where tg_op <> 'INSERT' and not old.is_test
    union all
    select lead_day(new.created_at), 1 where tg_op <> 'DELETE' and not new.is_test
  ) change
  group by day having sum(amount) <> 0 order by day
  on conflict (day, slot) do update set total = d.total + excluded.total;

  -- What web server and worker delete is erased: the person goes, the number stays. What an operator deletes by hand
  -- (a row that should never have been) goes with its number.
  if tg_op = 'DELETE' and session_user in ('webplan_web', 'webplan_worker') then
    insert into erased_lead_counts as c (day, status, total)
    select day, old.status, 1 from unnest(array[lead_day(old.created_at), 'infinity']) as day
    where not old.is_test
    on conflict (day, status) do update set total = c.total + excluded.total;
  end if;
  return null;
end
$$;
create trigger leads_count_new after insert or delete on leads
  for each row execute function count_lead();
create trigger leads_count_moved after update of status, is_test on leads
  for each row execute function count_lead();

create or replace function forget_lead_counts() returns trigger
  language plpgsql
  security definer
  set search_path = pg_catalog, public, pg_temp
as $$
begin
  delete from lead_totals;
  delete from lead_days;
  delete from erased_lead_counts;
  return null;
end
$$;
