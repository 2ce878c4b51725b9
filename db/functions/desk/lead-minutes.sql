-- Working minutes to the first contact, as stored in lead_contact_minutes. Without settings, so that the planner can
-- inline it.
create or replace function lead_minutes(lead leads) returns integer
  language sql immutable
as $$
  select case when lead.first_contact_minutes <= 480 then ceil(lead.first_contact_minutes)
    else least(ceil(lead.first_contact_minutes / 30) * 30, 7200) end::integer
$$;
