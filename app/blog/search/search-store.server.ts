import { sql } from "kysely"
import type { Db } from "../../platform/db/db.server.ts"
import { siteId } from "../blog-site.ts"
import { postCards } from "../lists/post-cards.server.ts"
import { blogPageSize, type PostCard, type PostPage } from "../post.ts"
import { findPassage } from "./find-passage.ts"

/** A card of the result; `passage` is the place in the content that shows why, where the card itself does not. */
export type FoundCard = PostCard & { passage: string | null }

/** Longer terms are cut: no visitor types them. */
export const longestTerm = 100

type Row = { total: number } & ((PostCard & { contentText: string }) | { id: null })

/**
 * §5, D25: visible posts whose title, excerpt or text holds the term, as typed but for capitals and accents; newest
 * first, with the exact total, in one statement, hence of one moment. An empty term finds every post.
 */
export async function searchPosts(
  db: Db,
  term: string,
  { page = 1, limit = blogPageSize }: { page?: number; limit?: number } = {},
): Promise<Omit<PostPage, "posts"> & { posts: readonly FoundCard[] }> {
  // A NUL can be typed into an address, but the database knows no such character.
  const wanted = Array.from(term.replaceAll("\0", " ")).slice(0, longestTerm).join("")
  const { rows } = await sql<Row>`
    with found as materialized (
      select total, post_ids from search_blog_posts(${siteId}, ${wanted}, ${(page - 1) * limit}, ${limit})
    )
    select found.total, card.*, content.content_text from found
    left join (${postCards(sql`select unnest(post_ids) as id from found`)}) as card on true
    left join blog_posts content on content.id = card.id
    order by card.published_at desc, card.id desc`.execute(db)
  const posts = rows.flatMap(({ total: _total, ...row }) => {
    if (row.id === null) return []
    const { contentText, ...card } = row
    return [{ ...card, passage: findPassage({ ...card, contentText }, wanted) }]
  })
  return { posts, total: rows[0]?.total ?? 0, page, limit }
}
