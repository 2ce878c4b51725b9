-- Up Migration

-- The worker tends leads, and a generated column is computed with the rights of whoever writes the row.
grant execute on function lead_protocol(bigint) to webplan_worker;
