-- Erases raw events by whole months, as soon as the first day of a month is too old. So no event is kept longer than the
-- rule allows.
create or replace function erase_blog_events(moment timestamptz, is_rehearsal boolean)
  returns table (events bigint, oldest timestamptz)
  language plpgsql
  security definer
  set search_path = pg_catalog, public, pg_temp
as $$
declare
  cutoff timestamptz := retention_cutoff('blog_events', moment);
  old_month text;
  month_events bigint;
  month_oldest timestamptz;
begin
  events := 0;
  for old_month in
    select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'public.blog_analytics'::regclass and c.relname ~ '^blog_analytics_[0-9]{6}$'
      and to_date(right(c.relname, 6), 'YYYYMM')::timestamp at time zone 'UTC' < cutoff
    order by 1
  loop
    execute format('select count(*), min(created_at) from public.%I', old_month) into month_events, month_oldest;
    if not is_rehearsal then
      execute format('drop table public.%I', old_month);
    end if;
    events := events + month_events;
    oldest := least(oldest, month_oldest);
  end loop;
  select count(*), min(d.created_at) into month_events, month_oldest
  from blog_analytics_default d where d.created_at < cutoff;
  if not is_rehearsal then
    delete from blog_analytics_default d where d.created_at < cutoff;
  end if;
  events := events + month_events;
  oldest := least(oldest, month_oldest);
  return next;
end
$$;

grant execute on function erase_blog_events(timestamptz, boolean) to webplan_worker;
