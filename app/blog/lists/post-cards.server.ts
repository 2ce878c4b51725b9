import { type RawBuilder, sql } from "kysely"
import type { Db } from "../../platform/db/db.server.ts"
import type { PostCard, PostPage } from "../post.ts"

/**
 * The cards (§7: list posts) of the posts that `ids` selects, the newest first. `ids` is a query with one column
 * `id`. Every list of cards uses this selection.
 */
export function postCards(ids: RawBuilder<unknown>) {
  return sql<PostCard>`
  select p.id, p.title, p.slug, p.excerpt, p.featured_image, p.featured_image_alt, p.published_at,
    p.reading_time, p.featured, p.views, p.likes,
    json_build_object('name', a.name, 'slug', a.slug, 'bio', a.bio, 'avatarUrl', a.avatar_url) as author,
    (select coalesce(json_agg(json_build_object('name', c.name, 'slug', c.slug) order by pc.position, c.id), '[]')
      from blog_post_categories pc join blog_categories c on c.id = pc.category_id
      where pc.post_id = p.id and c.active) as categories,
    (select coalesce(json_agg(json_build_object('name', t.name, 'slug', t.slug) order by t.name collate "pt-BR-x-icu"), '[]')
      from blog_post_tags pt join blog_tags t on t.id = pt.tag_id
      where pt.post_id = p.id and t.active) as tags
  from (${ids}) as chosen join blog_posts p on p.id = chosen.id join blog_authors a on a.id = p.author_id
  order by p.published_at desc, p.id desc`
}

export async function listCards(db: Db, ids: RawBuilder<unknown>): Promise<PostCard[]> {
  return (await postCards(ids).execute(db)).rows
}

/** Every row has the total. A page after the last is one row without a card. */
type Row = { total: number } & (PostCard | { id: null })

/** Reads a page and its exact total in one statement, so that both see the same snapshot. */
export async function listPage(
  db: Db,
  { total, ids }: { total: RawBuilder<number>; ids: RawBuilder<unknown> },
  { page, limit }: { page: number; limit: number },
): Promise<PostPage> {
  const { rows } = await sql<Row>`
    select ${total} as total, card.* from (select) as one left join (${postCards(ids)}) as card on true
    order by card.published_at desc, card.id desc`.execute(db)
  const posts = rows.flatMap(({ total: _total, ...post }) => (post.id === null ? [] : [post]))
  return { posts, total: rows[0]?.total ?? 0, page, limit }
}
