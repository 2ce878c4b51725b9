import { sql } from "kysely"
import type { Db } from "../../platform/db/db.server.ts"
import { defaultPageSize, featuredCount, type PostPage, recentCount } from "../post.ts"
import { moment, visible } from "../visible.server.ts"
import { countedPage, plainPage } from "./counted-page.server.ts"
import { listCards, listPage } from "./post-cards.server.ts"
import { type ListFilter, postListsOf } from "./post-list.server.ts"

type Wanted = { page?: number; limit?: number; now?: Date }

/** A page by number with the exact total (§7). */
export function listPosts(
  db: Db,
  filter: ListFilter = {},
  { page = 1, limit = defaultPageSize, now }: Wanted = {},
): Promise<PostPage> {
  const lists = postListsOf(filter)
  const wanted = { limit, offset: (page - 1) * limit, now: moment(now) }
  const found = lists.length === 1 ? countedPage(lists[0], wanted) : plainPage(lists, wanted)
  return listPage(db, found, { page, limit })
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
