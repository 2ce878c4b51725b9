-- One lead as a row of lead_facts. The planner inlines this function, which requires a set as result and no settings.
-- So it does not call lead_day(), which has settings. Called once per lead it cost more than reading the lead. Three
-- pages are stored as a fixed word instead of their address (§3).
create or replace function lead_fact(lead leads) returns setof lead_facts
  language sql stable
as $$
  select
    (lead.created_at at time zone 'America/Sao_Paulo')::date, lead.operadora,
    lower(left(concat_ws(' ', lead.last_touch ->> 'source', lead.last_touch ->> 'medium'), 60)),
    left(case when lead.source_page ~ '^[a-z-]+-page$' then '/' || regexp_replace(lead.source_page, '-page$', '')
      else coalesce(substring(lead.source_page from '^(?:[a-z]+://[^/?#]*)?(/[^?#]+)'), '/') end, 80),
    1::bigint, (lead.first_contact_at is not null)::integer::bigint,
    (lead.first_contact_at is not null and lead.due_at is not null)::integer::bigint,
    coalesce(lead.first_contact_at <= lead.due_at, false)::integer::bigint, 0::bigint,
    (lead.quoted_at is not null or lead.status in ('cotacao_enviada', 'fechado'))::integer::bigint,
    (lead.status = 'fechado')::integer::bigint
$$;
