-- Up Migration

-- D88: leads whose notice the office gets in a digest, because more than the mails of a minute were due. A row is
-- deleted with the event that the office was notified.
create table held_office_notices (
  lead_id bigint primary key references leads (id) on delete cascade,
  held_at timestamptz not null default now()
);

grant select, insert, delete on held_office_notices to webplan_worker;

-- The worker counts the office's mails.
grant execute on function spend_limits(jsonb) to webplan_worker;
