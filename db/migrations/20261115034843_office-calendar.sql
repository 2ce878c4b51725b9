-- Up Migration

-- D3: when the office works, as rows the staff edit. Weekday 1 is Monday, 7 is Sunday.
create table office_shifts (
  weekday smallint not null check (weekday between 1 and 7),
  starts_at time not null,
  ends_at time not null,
  primary key (weekday, starts_at),
  check (starts_at < ends_at),
  -- Seconds of the week as one range: the overlap of a day's shifts is refused without any extension.
  constraint office_shifts_no_overlap exclude using gist (
    int4range(
      (weekday * 86400 + extract(epoch from starts_at))::integer,
      (weekday * 86400 + extract(epoch from ends_at))::integer
    ) with &&
  )
);

create table office_holidays (
  day date primary key,
  name text not null check (char_length(name) between 1 and 120 and name !~ '^\s*$'),
  scope text not null default 'propria' check (scope in ('nacional', 'estadual', 'propria'))
);

insert into office_shifts (weekday, starts_at, ends_at)
select weekday, '08:00', '20:00' from generate_series(1, 5) as weekday;

-- Leis 662/1949, 6.802/1980 and 14.759/2023.
insert into office_holidays (day, name, scope)
select make_date(year, month, day), name, 'nacional'
from generate_series(2025, 2036) as year,
  (values
    (1, 1, 'Confraternização Universal'),
    (4, 21, 'Tiradentes'),
    (5, 1, 'Dia do Trabalho'),
    (9, 7, 'Independência do Brasil'),
    (10, 12, 'Nossa Senhora Aparecida'),
    (11, 2, 'Finados'),
    (11, 15, 'Proclamação da República'),
    (11, 20, 'Dia da Consciência Negra'),
    (12, 25, 'Natal')
  ) as fixed (month, day, name);

-- Two days before Easter.
insert into office_holidays (day, name, scope)
select day::date, 'Sexta-feira Santa', 'nacional'
from unnest(array[
  '2025-04-18', '2026-04-03', '2027-03-26', '2028-04-14', '2029-03-30', '2030-04-19',
  '2031-04-11', '2032-03-26', '2033-04-15', '2034-04-07', '2035-03-23', '2036-04-11'
]) as day;

grant select on office_shifts, office_holidays to webplan_web, webplan_worker;
grant select, insert, update, delete on office_shifts, office_holidays to webplan_staff;
