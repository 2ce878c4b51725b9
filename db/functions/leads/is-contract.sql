-- Whether a lead became a contract, which its holder cannot have erased while its rule of retention runs (D80).
create or replace function is_contract(lead leads) returns boolean
  language sql
  immutable
  set search_path = pg_catalog, pg_temp
as $$ select lead.status = 'fechado' and not lead.is_test $$;

grant execute on function is_contract(leads) to webplan_holder;
