-- Up Migration

-- When the office answers phone and chat (D3): the hours that the site shows. The promise counts office_shifts.
create table office_contact_hours (
  weekday smallint not null check (weekday between 1 and 7),
  starts_at time not null,
  ends_at time not null,
  primary key (weekday, starts_at),
  check (starts_at < ends_at),
  -- As in office_shifts: seconds of the week as one range.
  constraint office_contact_hours_no_overlap exclude using gist (
    int4range(
      (weekday * 86400 + extract(epoch from starts_at))::integer,
      (weekday * 86400 + extract(epoch from ends_at))::integer
    ) with &&
  )
);

insert into office_contact_hours (weekday, starts_at, ends_at)
select weekday, '08:00', '20:00' from generate_series(1, 7) as weekday;

grant select on office_contact_hours to webplan_web, webplan_worker;
grant select, insert, update, delete on office_contact_hours to webplan_staff;

-- A change of the calendar is a change of what the site says, so it gets a number too. Every process compares that number.
grant select (id) on settings_changes to webplan_web, webplan_worker;
create policy all_read on settings_changes for select to webplan_web, webplan_worker using (true);

-- Who changes the calendar adds such a change, without a value of a setting.
alter policy staff_change on settings_changes
  with check (current_staff_role() in ('gestao', 'administracao') and author_id = current_staff_id());
