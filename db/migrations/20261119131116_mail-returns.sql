-- Up Migration

-- How far the worker has read the mailbox of returned mails. `mailbox` is a hash of its address and its numbering: a mailbox that
-- was exchanged or numbered anew is read from the start. `begun_times` ends the tries of a message that breaks the connection
-- or the worker. `read_at` is the end of the last run without a fault.
create table mail_return_position (
  is_only boolean primary key default true check (is_only),
  mailbox text not null default '' check (mailbox ~ '^([0-9a-f]{64})?$'),
  finished_uid bigint not null default 0 check (finished_uid >= 0),
  begun_uid bigint not null default 0 check (begun_uid >= 0),
  begun_times smallint not null default 0 check (begun_times >= 0),
  read_at timestamptz not null default now()
);
insert into mail_return_position default values;
grant select on mail_return_position to webplan_worker;
grant update (mailbox, finished_uid, begun_uid, begun_times, read_at) on mail_return_position to webplan_worker;

-- A complaint that a mail provider sends is recorded by a function of webplan_holder, and the holder did nothing.
alter policy holder_event on lead_events
  with check (actor in ('holder', 'worker') and exists (select from leads l where l.id = lead_id));
