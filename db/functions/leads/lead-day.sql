-- The calendar day of a moment, in São Paulo.
create or replace function lead_day(moment timestamptz) returns date
  language sql stable parallel safe
  set search_path = pg_catalog, pg_temp
return (moment at time zone 'America/Sao_Paulo')::date;
