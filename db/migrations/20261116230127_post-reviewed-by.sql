-- Up Migration

-- Who checked an article against its sources. `review_note` is not read any more; the next release drops it, because
-- processes of the last one still read it while this migration runs.
alter table blog_posts add column reviewed_by text;
