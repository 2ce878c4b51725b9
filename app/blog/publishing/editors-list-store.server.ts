import { sql } from "kysely"
import type { Db } from "../../platform/db/db.server.ts"
import { siteId } from "../blog-site.ts"
import type { EditorsPost } from "./editors-post.ts"

/** The posts of our site of every status, the newest first. Ids follow the order of creation. */
export async function listEditorsPosts(
  db: Db,
  beforeId: number | null,
  limit: number,
): Promise<{ posts: EditorsPost[]; hasMore: boolean }> {
  const { rows } = await sql<EditorsPost>`
    select p.id, p.title, p.slug, p.status, p.published_at, p.reviewed_on, p.views, p.likes
    from blog_posts p
    where p.site_id = ${siteId} and ${beforeId === null ? sql`true` : sql`p.id < ${beforeId}`}
    order by p.id desc limit ${limit + 1}`.execute(db)
  return { posts: rows.slice(0, limit), hasMore: rows.length > limit }
}
