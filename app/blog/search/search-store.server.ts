import { type RawBuilder, sql } from "kysely"
import type { Db } from "../../platform/db/db.server.ts"
import { postCards } from "../lists/post-cards.server.ts"
import { blogPageSize, type PostCard, type PostPage } from "../post.ts"
import { visible } from "../visible.server.ts"
import { findPassage } from "./find-passage.ts"
import { foldText } from "./search-text.ts"

/** A result. `passage` is the text around the hit in the excerpt or the text, null when only the title contains the term. */
export type FoundCard = PostCard & { passage: string | null; reviewedOn: string | null }

/** Longer terms are truncated; no visitor types them. */
const maxTermLength = 100

type Row = { total: number } & (
  | (PostCard & { contentText: string; reviewedOn: string | null })
  | { id: null }
)

/**
 * §5, D25: visible posts whose title, excerpt or text contains the term, ignoring capitals and accents, with the exact
 * total. One statement reads page and total, so that both see the same snapshot. D74: matches in the title come first,
 * then in the excerpt, then in the text; the newest first in each. An empty term finds every post.
 */
export async function searchPosts(
  db: Db,
  term: string,
  { page = 1, limit = blogPageSize }: { page?: number; limit?: number } = {},
): Promise<Omit<PostPage, "posts"> & { posts: readonly FoundCard[] }> {
  const truncated = truncateTerm(term)
  const folded = foldText(truncated)
  const { rows } = await sql<Row>`
    with found as materialized (
      select p.id, p.published_at,
        case when ${contains("title", folded)} then 1 when ${contains("excerpt", folded)} then 2 else 3 end as place
      from blog_post_texts t join blog_posts p on p.id = t.post_id
      where ${visible()} and ${await matchCondition(db, folded)}
    ), page as materialized (
      select id, place from found order by place, published_at desc, id desc
      limit ${limit} offset ${(page - 1) * limit}
    )
    select (select count(*) from found) as total, card.*, content.content_text, content.reviewed_on from (select) as one
    left join (${postCards(sql`select id from page`)}) as card on true
    left join blog_posts content on content.id = card.id
    left join page on page.id = card.id
    order by page.place, card.published_at desc, card.id desc`.execute(db)
  const posts = rows.flatMap(({ total: _total, ...row }) => {
    if (row.id === null) return []
    const { contentText, ...card } = row
    return [{ ...card, passage: findPassage({ ...card, contentText }, truncated) }]
  })
  return { posts, total: rows[0]?.total ?? 0, page, limit }
}

/** Whether a search finds anything, without counting how much. */
export async function isTermFound(db: Db, term: string): Promise<boolean> {
  // With a plain join the planner reads every text before it looks at a post.
  const { rows } = await sql`
    select from (select t.post_id from blog_post_texts t
      where ${await matchCondition(db, foldText(truncateTerm(term)))} offset 0) found
    cross join lateral (select from blog_posts p where p.id = found.post_id and ${visible()} offset 0) p
    limit 1`.execute(db)
  return rows.length > 0
}

/** Replaces NUL, which an address may contain but PostgreSQL cannot store. */
export function truncateTerm(term: string) {
  return Array.from(term.replaceAll("\0", " ")).slice(0, maxTermLength).join("")
}

function contains(field: "title" | "excerpt" | "content" | "word", folded: string): RawBuilder<boolean> {
  return sql`t.${sql.ref(field)} like ${`%${folded.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`
}

/** When more words contain the term, most titles or excerpts do too, and reading those is faster. */
const maxWords = 100

/**
 * One or two characters are looked up directly. A longer term without inner spaces is part of a word: an index finds the
 * posts that contain one of these words. Only a phrase reads texts. Arrays come from a sub-select, so that the
 * planner does not know their values and uses the index for common words too.
 */
async function matchCondition(db: Db, folded: string): Promise<RawBuilder<boolean>> {
  if (["", " "].includes(folded)) return sql`true`
  if (Array.from(folded).length < 3) return sql`t.pieces @> (select array[${folded}::text])`
  const { rows } = folded.trim().includes(" ")
    ? { rows: null }
    : await sql<{ word: string }>`
        select word from blog_words t where ${contains("word", folded)} limit ${maxWords + 1}`.execute(db)
  if (rows === null || rows.length > maxWords)
    return sql`(${contains("title", folded)} or ${contains("excerpt", folded)} or ${contains("content", folded)})`
  return sql`t.pieces && (select ${rows.map(({ word }) => word)}::text[])`
}
