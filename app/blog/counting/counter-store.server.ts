import { sql } from "kysely"
import type { Db } from "../../platform/db/db.server.ts"
import { visible } from "../visible.server.ts"

/** What an event stores about the request. */
export type Visit = { slug: string; referrer: string | null; userAgent: string | null }

const maxTextLength = 1000

export type Like = { ok: true; likes: number } | { ok: false; error: "Post não encontrado" }

/** §7: inserts the event and increments the count in one statement (D23). */
export async function likePost(db: Db, { slug, referrer, userAgent }: Visit): Promise<Like> {
  const { rows } = await sql<{ likes: number }>`
    with counted as (
      update blog_posts p set likes = p.likes + 1 where ${visible()} and p.slug = ${slug} returning p.id, p.likes
    ), event as (
      insert into blog_analytics (post_id, event_type, referrer, user_agent)
      select id, 'like', ${truncate(referrer)}, ${truncate(userAgent)} from counted
    )
    select likes from counted`.execute(db)
  const [counted] = rows
  return counted ? { ok: true, likes: counted.likes } : { ok: false, error: "Post não encontrado" }
}

const truncate = (text: string | null) => text?.slice(0, maxTextLength) ?? null

/**
 * Inserts a batch of views: all events and all counts in one statement (D23). Returns the slugs that were counted.
 * Views of anything but a visible post are ignored.
 */
export async function insertViews(db: Db, visits: readonly Visit[]): Promise<Set<string>> {
  const { rows } = await sql<{ slug: string }>`
    with seen as (
      select * from unnest(${visits.map(({ slug }) => slug)}::text[],
        ${visits.map(({ referrer }) => truncate(referrer))}::text[],
        ${visits.map(({ userAgent }) => truncate(userAgent))}::text[]) as v (slug, referrer, user_agent)
    ), post as materialized (
      select p.id, p.slug from blog_posts p
      where ${visible()} and p.slug = any(${[...new Set(visits.map(({ slug }) => slug))]})
      -- All processes lock the rows in one order, which avoids deadlocks.
      order by p.id for no key update
    ), event as (
      insert into blog_analytics (post_id, event_type, referrer, user_agent)
      select post.id, 'view', seen.referrer, seen.user_agent from seen join post using (slug)
    ), counted as (
      update blog_posts p set views = p.views + added.views
      from (select post.id, count(*) as views from seen join post using (slug) group by post.id) added
      where p.id = added.id
    )
    select slug from post`.execute(db)
  return new Set(rows.map(({ slug }) => slug))
}

export async function prepareEventMonths(db: Db, monthsAhead: number) {
  const { rows } = await sql<{ made: number }>`select prepare_blog_analytics(${monthsAhead}) as made`.execute(
    db,
  )
  return rows[0]?.made ?? 0
}
