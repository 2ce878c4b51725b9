-- Up Migration

-- What is told after a lead was stored is told once, however often its job runs. Beside lead_events_once, not in
-- its place: that one guards rows while this one is made. "if not exists", because on a table of many millions an
-- operator makes it by hand beforehand, concurrently, and this line then finds it.
-- squawk-ignore require-concurrent-index-creation
create unique index if not exists lead_events_told_once on lead_events (lead_id, kind)
  where kind in ('dispatched', 'visitor_not_confirmed', 'visitor_unreachable', 'webhook_delivered');
