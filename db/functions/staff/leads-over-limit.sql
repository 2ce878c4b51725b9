-- The leads that the person saw in the last hour together with these; null within the limit (S8).
create or replace function leads_over_limit(person uuid, counted text[], shown int8multirange) returns bigint
  language sql
  stable
  set search_path = pg_catalog, public, pg_temp
as $$
  select nullif(greatest(total, most), most) from (
    select count_lead_ids(shown + coalesce(range_agg(a.leads), '{}')) as total,
      case when 'lead_lido' = any(counted) then 60 else 600 end::bigint as most
    from staff_audit a
    where a.staff_id = person and a.at > now() - interval '1 hour' and a.action = any(counted)
  ) last_hour
$$;
