import { type RawBuilder, sql } from "kysely"
import type { Db } from "../../platform/db/db.server.ts"
import { siteId } from "../blog-site.ts"
import { defaultPageSize, featuredCount, type PostFilter, type PostPage, recentCount } from "../post.ts"
import { visible } from "../visible.server.ts"
import { listCards, listPage } from "./post-cards.server.ts"

export type ListFilter = Omit<PostFilter, "search">

type PageOptions = { page?: number; limit?: number; now?: Date }

/** One page of posts with the exact total (§7). */
export function listPosts(
  db: Db,
  filter: ListFilter = {},
  { page = 1, limit = defaultPageSize, now }: PageOptions = {},
): Promise<PostPage> {
  const found = sql`from blog_posts p where ${sql.join([visible(now), ...conditionsOf(filter)], sql` and `)}`
  const total = sql<number>`(select count(*) ${found})`
  const ids = sql`select p.id ${found} order by p.published_at desc, p.id desc
    limit ${limit} offset ${(page - 1) * limit}`
  return listPage(db, { total, ids }, { page, limit })
}

function conditionsOf({ isFeatured, category, tag, author }: ListFilter): RawBuilder<boolean>[] {
  return [
    isFeatured ? sql<boolean>`p.featured` : [],
    category === undefined
      ? []
      : sql<boolean>`p.id in (select post_id from blog_post_categories where category_id = (
          select id from blog_categories where site_id = ${siteId} and slug = ${category} and active))`,
    tag === undefined
      ? []
      : sql<boolean>`p.id in (select post_id from blog_post_tags where tag_id = (
          select id from blog_tags where site_id = ${siteId} and slug = ${tag} and active))`,
    author === undefined
      ? []
      : sql<boolean>`p.author_id = (select id from blog_authors where site_id = ${siteId} and slug = ${author})`,
  ].flat()
}

export function listRecentPosts(db: Db, limit = recentCount) {
  return listCards(
    db,
    sql`select p.id from blog_posts p where ${visible()} order by p.published_at desc, p.id desc limit ${limit}`,
  )
}

export function listFeaturedPosts(db: Db, limit = featuredCount) {
  return listCards(
    db,
    sql`select p.id from blog_posts p where ${visible()} and p.featured
      order by p.published_at desc, p.id desc limit ${limit}`,
  )
}

export async function listMostReadPosts(db: Db, limit: number) {
  const { rows } = await sql<{ title: string; slug: string }>`
    select p.title, p.slug from blog_posts p where ${visible()}
    order by p.views desc, p.published_at desc limit ${limit}`.execute(db)
  return rows
}

/** The visible posts among `slugs`, in their order. */
export async function listPostsInOrder(db: Db, slugs: readonly string[]) {
  const { rows } = await sql<{ title: string; slug: string; readingTime: number }>`
    select p.title, p.slug, p.reading_time from blog_posts p
    where ${visible()} and p.slug in (${sql.join(slugs)})`.execute(db)
  return slugs.flatMap((slug) => rows.find((row) => row.slug === slug) ?? [])
}
