import { type RawBuilder, sql } from "kysely"
import type { Db } from "../../platform/db/db.server.ts"
import { postCards } from "../lists/post-cards.server.ts"
import { blogPageSize, type PostCard, type PostPage } from "../post.ts"
import { visible } from "../visible.server.ts"
import { findPassage } from "./find-passage.ts"
import { foldText } from "./search-text.ts"

/** A card of the result; `passage` is the place in the content that shows why, where the card itself does not. */
export type FoundCard = PostCard & { passage: string | null }

/** Longer terms are cut: no visitor types them. */
const longestTerm = 100

type Row = { total: number } & ((PostCard & { contentText: string }) | { id: null })

/**
 * §5, D25: visible posts whose title, excerpt or text holds the term, as typed but for capitals and accents, with the
 * exact total; total and page come from one statement, hence from one moment. D74: those that hold it in the title first, then in the
 * excerpt, then in the text; the newest first in each. An empty term finds every post.
 */
export async function searchPosts(
  db: Db,
  term: string,
  { page = 1, limit = blogPageSize }: { page?: number; limit?: number } = {},
): Promise<Omit<PostPage, "posts"> & { posts: readonly FoundCard[] }> {
  const wanted = cutTerm(term)
  const folded = foldText(wanted)
  const { rows } = await sql<Row>`
    with found as materialized (
      select p.id, p.published_at,
        case when ${holds("title", folded)} then 1 when ${holds("excerpt", folded)} then 2 else 3 end as place
      from blog_post_texts t join blog_posts p on p.id = t.post_id
      where ${visible()} and ${await isFound(db, folded)}
    ), page as materialized (
      select id, place from found order by place, published_at desc, id desc
      limit ${limit} offset ${(page - 1) * limit}
    )
    select (select count(*) from found) as total, card.*, content.content_text from (select) as one
    left join (${postCards(sql`select id from page`)}) as card on true
    left join blog_posts content on content.id = card.id
    left join page on page.id = card.id
    order by page.place, card.published_at desc, card.id desc`.execute(db)
  const posts = rows.flatMap(({ total: _total, ...row }) => {
    if (row.id === null) return []
    const { contentText, ...card } = row
    return [{ ...card, passage: findPassage({ ...card, contentText }, wanted) }]
  })
  return { posts, total: rows[0]?.total ?? 0, page, limit }
}

/** Whether a search finds anything, without counting how much. */
export async function isTermFound(db: Db, term: string): Promise<boolean> {
  // Left to a join, the planner reads every text before it looks at a post.
  const { rows } = await sql`
    select from (select t.post_id from blog_post_texts t
      where ${await isFound(db, foldText(cutTerm(term)))} offset 0) found
    cross join lateral (select from blog_posts p where p.id = found.post_id and ${visible()} offset 0) p
    limit 1`.execute(db)
  return rows.length > 0
}

/** A NUL can be typed into an address, but the database knows no such character. */
export function cutTerm(term: string) {
  return Array.from(term.replaceAll("\0", " ")).slice(0, longestTerm).join("")
}

function holds(field: "title" | "excerpt" | "content" | "word", folded: string): RawBuilder<boolean> {
  return sql`t.${sql.ref(field)} like ${`%${folded.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`
}

/** Where more words hold the term nearly every title or excerpt does too, and reading those is quicker. */
const mostWords = 100

/**
 * One or two characters are looked up as they are. A longer term without blanks between is inside a word: the posts that
 * hold one of these words are found without reading a text. Only a phrase reads texts. Arrays come from a
 * sub-select, a value the planner does not know, so that it takes the index for what is common too.
 */
async function isFound(db: Db, folded: string): Promise<RawBuilder<boolean>> {
  if (["", " "].includes(folded)) return sql`true`
  if (Array.from(folded).length < 3) return sql`t.pieces @> (select array[${folded}::text])`
  const { rows } = folded.trim().includes(" ")
    ? { rows: null }
    : await sql<{ word: string }>`
        select word from blog_words t where ${holds("word", folded)} limit ${mostWords + 1}`.execute(db)
  if (rows === null || rows.length > mostWords)
    return sql`(${holds("title", folded)} or ${holds("excerpt", folded)} or ${holds("content", folded)})`
  return sql`t.pieces && (select ${rows.map(({ word }) => word)}::text[])`
}
