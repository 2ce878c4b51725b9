-- Creates the missing partitions of the current month and of the given number of months after it. Returns how many it
-- created.
create or replace function prepare_blog_analytics(months_ahead integer) returns integer
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

grant execute on function prepare_blog_analytics(integer) to webplan_worker;
