-- Activity of the database server, for the role administracao. It runs as the owner, who may read all statistics
-- (db/roles.ts), and returns the texts of other roles' statements, which contain placeholders and no values.
create or replace function read_database_activity(longer_than interval)
  returns table (kind text, amount bigint, milliseconds double precision, words text)
  language plpgsql
  security definer
  set search_path = pg_catalog, public, pg_temp
as $$
begin
  perform require_staff_role('administracao');
  return query
    select 'connections', count(*), null::double precision, current_setting('max_connections')
    from pg_stat_activity where backend_type = 'client backend';
  return query
    select 'running', 1::bigint, extract(epoch from clock_timestamp() - a.query_start)::double precision * 1000,
      left(regexp_replace(a.query, '\s+', ' ', 'g'), 300)
    from pg_stat_activity a
    where a.backend_type = 'client backend' and a.state = 'active' and a.pid <> pg_backend_pid()
      and a.query_start < clock_timestamp() - longer_than
    order by a.query_start limit 10;
  if to_regclass('public.pg_stat_statements') is not null
    and current_setting('shared_preload_libraries') like '%pg_stat_statements%' then
    return query execute
      $statements$
        select 'statement', s.calls, s.mean_exec_time, left(regexp_replace(s.query, '\s+', ' ', 'g'), 300)
        from public.pg_stat_statements s
          join pg_database d on d.oid = s.dbid and d.datname = current_database()
        order by s.mean_exec_time desc limit 10
      $statements$;
  end if;
end
$$;

grant execute on function read_database_activity(interval) to webplan_staff;
