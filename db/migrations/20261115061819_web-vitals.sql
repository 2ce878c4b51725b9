-- Up Migration

-- How pages felt to visitors who agreed to be counted: counts per day, page and bucket, and nothing of anybody.
create table web_vitals (
  day date not null,
  page text not null check (char_length(page) <= 80),
  name text not null check (name in ('CLS', 'FCP', 'INP', 'LCP', 'TTFB')),
  -- The bucket's upper bound; -1 is the open last one.
  bucket numeric not null,
  measures bigint not null default 0,
  primary key (day, page, name, bucket)
);

grant insert, update on web_vitals to webplan_web;
grant select (day, page, name, bucket, measures) on web_vitals to webplan_web;
grant select on web_vitals to webplan_staff;
grant select, delete on web_vitals to webplan_worker;
