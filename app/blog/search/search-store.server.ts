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
  const { rows } = await sql<{ isFound: boolean }>`
    select exists (select from blog_post_texts t join blog_posts p on p.id = t.post_id
      where ${visible()} and ${await isFound(db, foldText(cutTerm(term)))}) as is_found`.execute(db)
  return rows[0]?.isFound === true
}

/** A NUL can be typed into an address, but the database knows no such character. */
export function cutTerm(term: string) {
  return Array.from(term.replaceAll("\0", " ")).slice(0, longestTerm).join("")
}

function holds(field: "title" | "excerpt" | "content" | "word", folded: string): RawBuilder<boolean> {
  return sql`t.${sql.ref(field)} like ${`%${folded.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`
}

/** More words than these are held by nearly every post: its text, read up to the first hit, tells sooner. */
const mostWords = 500

/**
 * A term without blanks between is inside a word: the posts that hold one of these words are found without reading a text.
 * The words come from a sub-select, a value the planner does not know, so that it takes the index for common ones too.
 */
async function isFound(db: Db, folded: string): Promise<RawBuilder<boolean>> {
  if (["", " "].includes(folded)) return sql`true`
  const { rows } = folded.trim().includes(" ")
    ? { rows: [] }
    : await sql<{ word: string }>`
        select word from blog_words t where ${holds("word", folded)} limit ${mostWords + 1}`.execute(db)
  if (folded.trim().includes(" ") || rows.length > mostWords)
    return sql`(${holds("content", folded)} or ${holds("title", folded)} or ${holds("excerpt", folded)})`
  return sql`t.words && (select ${rows.map(({ word }) => word)}::text[])`
}
