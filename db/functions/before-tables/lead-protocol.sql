-- A public number that reveals neither order nor volume and cannot repeat: the id under a fixed permutation of 40 bits,
-- in Crockford's base 32 (no I, L, O, U, which are easily misread). It is stored in generated columns, so this function
-- must never change. A role that writes such a row needs the right to call it.
create or replace function lead_protocol(id bigint) returns text
  language sql
  immutable
  strict
  parallel safe
  set search_path = pg_catalog, pg_temp
return (
  with mixed (n) as (
    select ((lead_protocol.id::numeric * 677302164719 + 368713264433) % 1099511627776)::bigint
  )
  select 'WP-' || string_agg(
      substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', ((n >> (5 * place)) & 31)::integer + 1, 1)
        || case when place = 4 then '-' else '' end,
      '' order by place desc)
  from mixed, generate_series(0, 7) as place
);

grant execute on function lead_protocol(bigint) to webplan_intake, webplan_holder, webplan_worker, webplan_staff;
