-- Up Migration

-- When the person last proved with password and code who they are. Dangerous actions need it to be recent.
alter table staff_sessions add column proved_at timestamptz not null default now();
