-- '(••) •••••-••11' for those for whom lists_contacts() is false.
create or replace function listed_phone(phone text) returns text
  language sql
  stable
  set search_path = pg_catalog, public, pg_temp
as $$
  select case when lists_contacts() then phone
    else regexp_replace(phone, '[[:alnum:]](?=([^[:alnum:]]*[[:alnum:]]){2})', '•', 'g') end
$$;

grant execute on function listed_phone(text) to webplan_staff;
