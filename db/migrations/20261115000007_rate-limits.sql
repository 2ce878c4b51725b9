-- Up Migration

-- Written by rate-limiter-flexible. Keys are daily keyed hashes (D13); losing them in a crash loses
-- nothing that matters, so the table is spared the write-ahead log.
create unlogged table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

create index rate_limits_by_expiry on rate_limits (expire);

grant select, insert, update, delete on rate_limits to webplan_web;
grant select, delete on rate_limits to webplan_worker;
