create or replace function tell_office_of_holder_request(payload jsonb, queue text) returns void
  language plpgsql
  set search_path = pg_catalog, public, pg_temp
as $$
begin
  perform add_job(queue, payload);
end
$$;

alter function tell_office_of_holder_request(jsonb, text) owner to webplan_holder;
