import { randomInt } from "node:crypto"
import { sql } from "kysely"
import type { Db } from "../../platform/db/db.server.ts"
import { visible } from "../visible.server.ts"

/** Who asked, as the event keeps it. */
export type Visit = { slug: string; referrer: string | null; userAgent: string | null }

export const slotCount = 64
const longestText = 1000

export type Like = { ok: true; likes: number } | { ok: false; error: "Post não encontrado" }

/**
 * §7: the event and the count in one statement (D23). The answer is what the statement's moment shows plus this
 * like; the slot's own new value would miss what a fold took away meanwhile.
 */
export async function likePost(db: Db, { slug, referrer, userAgent }: Visit): Promise<Like> {
  const { rows } = await sql<{ likes: number }>`
    with post as (select p.id, p.likes from blog_posts p where ${visible()} and p.slug = ${slug}),
    event as (
      insert into blog_analytics (post_id, event_type, referrer, user_agent)
      select id, 'like', ${cut(referrer)}, ${cut(userAgent)} from post
    ), added as (
      insert into blog_post_counters as c (post_id, slot, likes) select id, ${randomInt(slotCount)}::smallint, 1 from post
      on conflict (post_id, slot) do update set likes = c.likes + 1
    )
    select p.likes + 1 + coalesce((
      select sum(w.likes)::bigint from blog_post_counters w where w.post_id = p.id), 0) as likes
    from post p`.execute(db)
  const [counted] = rows
  return counted ? { ok: true, likes: counted.likes } : { ok: false, error: "Post não encontrado" }
}

const cut = (text: string | null) => text?.slice(0, longestText) ?? null

/**
 * Views, many at once: every event and every count in one statement (D23). Tells the slugs that were counted;
 * views of anything else than a visible post are left out.
 */
export async function insertViews(db: Db, visits: readonly Visit[], slot: number): Promise<Set<string>> {
  const { rows } = await sql<{ slug: string }>`
    with seen as (
      select * from unnest(${visits.map(({ slug }) => slug)}::text[],
        ${visits.map(({ referrer }) => cut(referrer))}::text[],
        ${visits.map(({ userAgent }) => cut(userAgent))}::text[]) as v (slug, referrer, user_agent)
    ), post as materialized (
      select p.id, p.slug from blog_posts p
      where ${visible()} and p.slug = any(${[...new Set(visits.map(({ slug }) => slug))]})
    ), event as (
      insert into blog_analytics (post_id, event_type, referrer, user_agent)
      select post.id, 'view', seen.referrer, seen.user_agent from seen join post using (slug)
    ), added as (
      insert into blog_post_counters as c (post_id, slot, views)
      select post.id, ${slot}::smallint, count(*) from seen join post using (slug)
      -- Two doors of one slot take the rows in one order.
      group by post.id order by post.id
      on conflict (post_id, slot) do update set views = c.views + excluded.views
    )
    select slug from post`.execute(db)
  return new Set(rows.map(({ slug }) => slug))
}

/**
 * Moves what waits in the slots of the next `limit` posts after one into the posts themselves, in one statement:
 * nobody sees a moment where a count stands twice or nowhere. Posts first, then slots in the order writers take them;
 * a post being saved is left for the next time. `updated_at` stays: nobody changed the post. Tells the last post
 * looked at, or null when none waits.
 */
export async function foldCounters(db: Db, after: number, limit: number): Promise<number | null> {
  const { rows } = await sql<{ last: number | null }>`
    with waiting as materialized (
      select distinct post_id from blog_post_counters where post_id > ${after} order by post_id limit ${limit}
    ), post as materialized (
      select p.id from blog_posts p where p.id in (select post_id from waiting)
      order by p.id for no key update skip locked
    ), slot as materialized (
      select w.post_id, w.slot from blog_post_counters w join post on post.id = w.post_id
      order by w.post_id, w.slot for update of w
    ), taken as (
      delete from blog_post_counters w using slot where w.post_id = slot.post_id and w.slot = slot.slot
      returning w.post_id, w.views, w.likes
    ), folded as (
      update blog_posts p set views = p.views + t.views, likes = p.likes + t.likes
      from (select post_id, sum(views)::bigint as views, sum(likes)::bigint as likes from taken group by post_id) t
      where p.id = t.post_id
    )
    select max(post_id) as last from waiting`.execute(db)
  return rows[0]?.last ?? null
}

export async function prepareEventMonths(db: Db, monthsAhead: number) {
  const { rows } = await sql<{ made: number }>`select prepare_blog_analytics(${monthsAhead}) as made`.execute(
    db,
  )
  return rows[0]?.made ?? 0
}
