import { sql } from "kysely"
import type { Db } from "../platform/db.server.ts"
import type { Post, PostCard } from "./post.ts"
import { listCards } from "./post-cards.server.ts"
import { visible } from "./visible.server.ts"

const relatedCount = 3

/** Recent posts of the same topic or with the same tags, those that share most first to be chosen. */
export const listRelatedPosts = (
  db: Db,
  { id, categories, tags }: Pick<Post, "id" | "categories" | "tags">,
  limit = relatedCount,
): Promise<PostCard[]> =>
  listCards(
    db,
    sql`
      select p.id from blog_posts p
      where ${visible()} and p.id <> ${id} and (
        exists (select from blog_post_categories l where l.post_id = p.id and l.category_id = ${categories[0]?.id ?? null})
        or exists (select from blog_post_tags l where l.post_id = p.id and l.tag_id = any(${tags.map((tag) => tag.id)})))
      order by p.published_at desc, p.id desc limit ${limit}`,
  )

export type Neighbour = Pick<PostCard, "slug" | "title">

/** The posts published just before and just after one. */
export const findNeighbours = async (db: Db, { id }: Pick<Post, "id">) => {
  const { rows } = await sql<{ previous: Neighbour | null; next: Neighbour | null }>`
    select
      (select json_build_object('slug', p.slug, 'title', p.title) from blog_posts p
        where ${visible()} and (p.published_at, p.id) < (here.published_at, here.id)
        order by p.published_at desc, p.id desc limit 1) as previous,
      (select json_build_object('slug', p.slug, 'title', p.title) from blog_posts p
        where ${visible()} and (p.published_at, p.id) > (here.published_at, here.id)
        order by p.published_at, p.id limit 1) as next
    from blog_posts here where here.id = ${id}`.execute(db)
  return rows[0] ?? { previous: null, next: null }
}
