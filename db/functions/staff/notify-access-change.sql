-- Reports that a session of a person ended, or that the person's access changed: open live streams of that person then
-- check access again. The message holds the person's id only. Sign-ins are rare, so this NOTIFY delays no lead (decision 024).
-- The argument names the column with the person's id.
create or replace function notify_access_change() returns trigger
  language plpgsql
  set search_path = pg_catalog, pg_temp
as $$
begin
  perform pg_notify('webplan_desk', json_build_object('person', to_jsonb(old) ->> tg_argv[0])::text);
  return null;
end
$$;

create or replace trigger staff_sessions_ended after delete on staff_sessions
  for each row execute function notify_access_change('user_id');
create or replace trigger staff_people_access after update on staff_people
  for each row when ((old.role, old.banned, old.two_factor_enabled)
    is distinct from (new.role, new.banned, new.two_factor_enabled))
  execute function notify_access_change('id');
