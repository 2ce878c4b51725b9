import { sql } from "kysely"
import type { Db } from "../../platform/db/db.server.ts"
import { listCards } from "../lists/post-cards.server.ts"
import type { Post, PostCard } from "../post.ts"
import { visible } from "../visible.server.ts"

const relatedCount = 3

/** The newest posts of each shared topic and tag that are compared. */
const candidatesPerLabel = 20
const maxTags = 8

/** The recent posts that share most labels with a post, then the newest. */
export function listRelatedPosts(
  db: Db,
  { id, categories, tags }: Pick<Post, "id" | "categories" | "tags">,
  limit = relatedCount,
): Promise<PostCard[]> {
  return listCards(
    db,
    sql`
      select id from (
        select near.* from (values (${categories[0]?.id ?? null}::bigint)) as topic (id)
        cross join lateral (
          select p.id, p.published_at from blog_posts p
          where ${visible()} and p.id <> ${id}
            and p.id in (select post_id from blog_post_categories where category_id = topic.id)
          order by p.published_at desc, p.id desc limit ${candidatesPerLabel}) near
        union all
        select near.* from unnest(${tags.slice(0, maxTags).map((tag) => tag.id)}::bigint[]) as tag (id)
        cross join lateral (
          select p.id, p.published_at from blog_posts p
          where ${visible()} and p.id <> ${id}
            and p.id in (select post_id from blog_post_tags where tag_id = tag.id)
          order by p.published_at desc, p.id desc limit ${candidatesPerLabel}) near
      ) near
      group by id, published_at order by count(*) desc, published_at desc, id desc limit ${limit}`,
  )
}

export type Neighbour = Pick<PostCard, "slug" | "title">

/** The posts published just before and just after one. */
export async function findNeighbours(db: Db, { id }: Pick<Post, "id">) {
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
