-- Up Migration

-- How far the worker has read the mailbox of returned mails. `mailbox` is a hash of its address and its numbering: a mailbox that
-- was exchanged or numbered anew is read from the start. `begun_times` ends the tries of a message that breaks the reading.
create table mail_return_position (
  is_only boolean primary key default true check (is_only),
  mailbox text not null default '' check (mailbox ~ '^([0-9a-f]{64})?$'),
  finished_uid bigint not null default 0 check (finished_uid >= 0),
  begun_uid bigint not null default 0 check (begun_uid >= 0),
  begun_times smallint not null default 0 check (begun_times >= 0)
);
insert into mail_return_position default values;
grant select on mail_return_position to webplan_worker;
grant update (mailbox, finished_uid, begun_uid, begun_times) on mail_return_position to webplan_worker;

-- A mail comes back once, however often its report is read. The index holds only these kinds, and no event has one of them yet.
-- squawk-ignore require-concurrent-index-creation
create unique index lead_events_returned_once on lead_events (lead_id, kind)
  where kind in ('visitor_mail_bounced', 'visitor_complained');
