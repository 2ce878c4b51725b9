import { type RawBuilder, sql } from "kysely"
import type { Db } from "../platform/db.server.ts"
import { siteId } from "./blog-site.ts"
import {
  defaultPageSize,
  featuredCount,
  type PostCard,
  type PostFilter,
  type PostPage,
  recentCount,
} from "./post.ts"
import { listCards, postCards } from "./post-cards.server.ts"
import { visible } from "./visible.server.ts"

type Wanted = { page?: number; limit?: number; now?: Date }

const matching = ({ isFeatured, category, tag, author }: Omit<PostFilter, "search">): RawBuilder<boolean> => {
  const conditions = [sql<boolean>`true`]
  if (isFeatured) conditions.push(sql<boolean>`p.featured`)
  if (category !== undefined)
    conditions.push(sql<boolean>`exists (
      select from blog_post_categories l join blog_categories c on c.id = l.category_id
      where l.post_id = p.id and c.site_id = ${siteId} and c.slug = ${category} and c.active)`)
  if (tag !== undefined)
    conditions.push(sql<boolean>`exists (
      select from blog_post_tags l join blog_tags t on t.id = l.tag_id
      where l.post_id = p.id and t.site_id = ${siteId} and t.slug = ${tag} and t.active)`)
  if (author !== undefined)
    conditions.push(sql<boolean>`p.author_id in (
      select id from blog_authors where site_id = ${siteId} and slug = ${author})`)
  return sql<boolean>`${sql.join(conditions, sql` and `)}`
}

/** A page by number with the exact total (§7), in one statement, hence of one moment. */
export const listPosts = async (
  db: Db,
  filter: Omit<PostFilter, "search"> = {},
  { page = 1, limit = defaultPageSize, now }: Wanted = {},
): Promise<PostPage> => {
  const found = sql`from blog_posts p where ${visible(now)} and ${matching(filter)}`
  const ids = sql`select p.id ${found} order by p.published_at desc, p.id desc
    limit ${limit} offset ${(page - 1) * limit}`
  const { rows } = await sql<{ total: number } & (PostCard | { id: null })>`
    select counted.total, card.* from (select count(*) as total ${found}) as counted
    left join (${postCards(ids)}) as card on true
    order by card.published_at desc, card.id desc`.execute(db)
  return readPage(rows, page, limit)
}

/** Rows of one page, each beside the total; a page beyond the last is one row without a post. */
const readPage = (
  rows: readonly ({ total: number } & (PostCard | { id: null }))[],
  page: number,
  limit: number,
): PostPage => {
  const posts = rows.flatMap(({ total: _total, ...post }) => (post.id === null ? [] : [post]))
  return { posts, total: rows[0]?.total ?? 0, page, limit }
}

export const listRecentPosts = (db: Db, limit = recentCount) =>
  listCards(
    db,
    sql`select p.id from blog_posts p where ${visible()} order by p.published_at desc, p.id desc limit ${limit}`,
  )

export const listFeaturedPosts = (db: Db, limit = featuredCount) =>
  listCards(
    db,
    sql`select p.id from blog_posts p where ${visible()} and p.featured
      order by p.published_at desc, p.id desc limit ${limit}`,
  )
