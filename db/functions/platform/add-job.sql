-- Adds a job and wakes the worker if the job is due now. A NOTIFY makes every commit wait for the one before it, so
-- frequent transactions do not use it: the intake of leads inserts its row directly, and the web process wakes the worker
-- after the commit. The worker checks for its own jobs after each batch.
create or replace function add_job(queue text, payload jsonb, due_at timestamptz default now()) returns void
  language sql
  security definer
  set search_path = pg_catalog, public, pg_temp
as $$
  insert into job_outbox (queue, payload, due_at) values (add_job.queue, add_job.payload, add_job.due_at);
  select pg_notify('jobs', '') where add_job.due_at <= now() and session_user not in ('webplan_worker', 'webplan_worker_b');
$$;

grant execute on function add_job(text, jsonb, timestamptz) to webplan_holder, webplan_worker, webplan_staff, webplan_auth;
