import { sql } from "kysely"
import type { Db } from "../platform/db.server.ts"
import { countedPage, plainPage } from "./counted-page.server.ts"
import { defaultPageSize, featuredCount, type PostCard, type PostPage, recentCount } from "./post.ts"
import { listCards, postCards } from "./post-cards.server.ts"
import { type ListFilter, postListsOf } from "./post-list.server.ts"
import { moment, visible } from "./visible.server.ts"

type Wanted = { page?: number; limit?: number; now?: Date }
/** Each card beside the total; a page beyond the last is one row without a card. */
type Row = { total: number } & (PostCard | { id: null })

/** A page by number with the exact total (§7), in one statement, hence of one moment. */
export const listPosts = async (
  db: Db,
  filter: ListFilter = {},
  { page = 1, limit = defaultPageSize, now }: Wanted = {},
): Promise<PostPage> => {
  const lists = postListsOf(filter)
  const wanted = { limit, offset: (page - 1) * limit, now: moment(now) }
  const { total, ids } = lists.length === 1 ? countedPage(lists[0], wanted) : plainPage(lists, wanted)
  const { rows } = await sql<Row>`
    select ${total} as total, card.* from (select) as one left join (${postCards(ids)}) as card on true
    order by card.published_at desc, card.id desc`.execute(db)
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
