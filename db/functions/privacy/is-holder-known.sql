-- Whether any lead (also a test lead, also a locked one) or request has this address, in lower case.
create or replace function is_holder_known(holder text) returns boolean
  language sql
  stable
  security definer
  set search_path = pg_catalog, public, pg_temp
as $$
  -- Separate conditions, because each has its own index.
  select exists (select from leads l where not l.is_test and lower(l.email) = holder)
    or exists (select from leads l where l.is_test and lower(l.email) = holder)
    or exists (select from holder_requests r where r.email = holder)
$$;

grant execute on function is_holder_known(text) to webplan_worker;
