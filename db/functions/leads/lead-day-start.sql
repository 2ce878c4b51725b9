-- The first moment of a day in São Paulo.
create or replace function lead_day_start(day date) returns timestamptz
  language sql stable parallel safe
  set search_path = pg_catalog, pg_temp
return day::timestamp at time zone 'America/Sao_Paulo';
