import { sql } from "kysely"
import type { Db } from "../../platform/db/db.server.ts"
import { siteId } from "../blog-site.ts"
import { visible } from "../visible.server.ts"
import type { SegmentWord } from "./search-segment.ts"

export type IndexedText = { id: number; position: number; searchText: string }

/** One writer of the index at a time, until its transaction ends. */
export const lockSearchIndex = (db: Db) => sql`select pg_advisory_xact_lock(7355613)`.execute(db)

export async function countPendingPosts(db: Db, most: number) {
  const { rows } = await sql<{ count: number }>`
    select count(*) from (select from blog_search_pending limit ${most}) p`.execute(db)
  return rows[0]?.count ?? 0
}

export type PendingPost = { postId: number; version: number }

/** But for those whose time has not come and those of other sites, which stay on the list. */
export async function listPendingPosts(db: Db, most: number): Promise<PendingPost[]> {
  const { rows } = await sql<PendingPost>`
    select w.post_id, w.version from blog_search_pending w left join blog_posts p on p.id = w.post_id
    where p.id is null or p.status <> 'published' or (p.site_id = ${siteId} and p.published_at <= now())
    limit ${most}`.execute(db)
  return rows
}

/** A post saved since it was listed has another version and goes on waiting. */
export async function deletePendingPosts(db: Db, pending: readonly PendingPost[]) {
  await sql`
    delete from blog_search_pending w
    using unnest(${pending.map(({ postId }) => postId)}::bigint[], ${pending.map(({ version }) => version)}::bigint[])
      as done (post_id, version)
    where w.post_id = done.post_id and w.version = done.version`.execute(db)
}

/** The older segments no longer speak for these posts. */
export async function forgetIndexedPosts(db: Db, ids: readonly number[]) {
  await sql`
    with forgotten as (
      delete from blog_search_posts where post_id = any(${ids}::bigint[]) returning segment_id, position
    ), cleared as (
      select segment_id, blog_search_bits(position, 1) as bits from forgotten group by segment_id
    )
    update blog_search_segments s set live = s.live & ~c.bits from cleared c where c.segment_id = s.id`.execute(
    db,
  )
}

export async function listSegments(db: Db) {
  const { rows } = await sql<{ id: number; posts: number }>`
    select id, bit_count(live) as posts from blog_search_segments where site_id = ${siteId} order by posts, id`.execute(
    db,
  )
  return rows
}

export async function deleteSegment(db: Db, segmentId: number): Promise<number[]> {
  const { rows } = await sql<{ postId: number }>`
    delete from blog_search_posts where segment_id = ${segmentId} returning post_id`.execute(db)
  await sql`delete from blog_search_postings where segment_id = ${segmentId}`.execute(db)
  await sql`delete from blog_search_segments where id = ${segmentId}`.execute(db)
  return rows.map(({ postId }) => postId)
}

/** Those of the posts that are visible, newest first. */
export async function listVisiblePosts(db: Db, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select p.id from blog_posts p where p.id = any(${ids}::bigint[]) and ${visible()}
    order by p.published_at desc, p.id desc`.execute(db)
  return rows.map(({ id }) => id)
}

export async function insertSegment(db: Db): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into blog_search_segments (site_id, live) values (${siteId}, repeat('0', 32000)::bit varying) returning id`.execute(
    db,
  )
  if (!rows[0]) throw new Error("no segment")
  return rows[0].id
}

/** What older segments keep beside short pieces; a new one keeps them too, so that one look-up answers for all. */
export async function listLongPieces(db: Db) {
  const { rows } = await sql<{ word: string }>`
    select word from blog_search_words where kind = 'piece' and char_length(word) > 3`.execute(db)
  return rows.map(({ word }) => word)
}

export async function listPostTexts(db: Db, ids: readonly number[]) {
  const { rows } = await sql<{ id: number; title: string; excerpt: string; contentText: string }>`
    select id, title, excerpt, content_text from blog_posts where id = any(${ids}::bigint[])`.execute(db)
  return rows
}

export async function insertIndexedPosts(db: Db, segmentId: number, posts: readonly IndexedText[]) {
  await sql`
    insert into blog_search_posts (post_id, segment_id, position, published_at, search_text)
    select n.id, ${segmentId}, n.position, p.published_at, n.search_text
    from unnest(${posts.map(({ id }) => id)}::bigint[], ${posts.map(({ position }) => position)}::smallint[],
      ${posts.map(({ searchText }) => searchText)}::text[]) as n (id, position, search_text)
    join blog_posts p on p.id = n.id where p.published_at is not null`.execute(db)
}

export async function insertSegmentWords(db: Db, segmentId: number, words: readonly SegmentWord[]) {
  // Known words are asked for one by one: of a join the planner makes a scan of the whole vocabulary.
  await sql`
    with named as materialized (
      select n.kind, n.word, n.few::smallint[] as few, n.many::bit varying as many,
        (select w.id from blog_search_words w where w.word = n.word and w.kind = n.kind limit 1) as known
      from unnest(${words.map(({ kind }) => kind)}::text[], ${words.map(({ word }) => word)}::text[],
        ${words.map(({ few }) => few && `{${few.join()}}`)}::text[], ${words.map(({ many }) => many)}::text[])
        as n (kind, word, few, many)
    ), added as (
      insert into blog_search_words (kind, word) select n.kind, n.word from named n where n.known is null
      returning id, kind, word
    )
    insert into blog_search_postings (word_id, segment_id, few, many)
    select coalesce(n.known, a.id), ${segmentId}, n.few, n.many
    from named n left join added a on a.word = n.word and a.kind = n.kind`.execute(db)
}

/** From here on the segment speaks for its posts. */
export async function openSegment(db: Db, segmentId: number) {
  await sql`
    update blog_search_segments s
    set live = (select blog_search_bits(p.position, 1) from blog_search_posts p where p.segment_id = s.id)
    where s.id = ${segmentId}`.execute(db)
}
