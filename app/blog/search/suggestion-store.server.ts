import { type RawBuilder, sql } from "kysely"
import type { Db } from "../../platform/db/db.server.ts"
import { visible } from "../visible.server.ts"

/** `word` is folded; `text` is a title or an excerpt that holds it, as written. */
type NearWord = { of: string; word: string; text: string }

const textsRead = 100
const leastSimilarity = 0.3

/**
 * Words of visible posts' titles and excerpts that are spelled like the given ones, the most alike first, then the
 * longest. Words without a meaning of their own, such as "para", are left out.
 */
export async function listNearWords(db: Db, words: readonly string[]): Promise<NearWord[]> {
  const { rows } = await sql<NearWord>`
    select wanted.word as of, near.word, near.text
    from (select word from unnest(${[...words]}::text[]) word where ${hasMeaning}) as wanted
    cross join lateral (
      select word, min(read.text) as text, trigrams.similarity(word, wanted.word) as alike
      from (${textsLike("title")} union all ${textsLike("excerpt")}) read
      cross join lateral regexp_split_to_table(read.folded, '[^[:alnum:]]+') word
      where length(word) > 2 and trigrams.similarity(word, wanted.word) >= ${leastSimilarity}
        and ${hasMeaning}
      group by word order by alike desc, count(*) desc, word limit 3
    ) near
    order by near.alike desc, length(near.word) desc, near.word`.execute(db)
  return rows
}

/** The dictionary of PostgreSQL gives stop words no stem. */
const hasMeaning = sql<boolean>`ts_lexize('portuguese_stem', word) <> '{}'`

/** The index finds them; reading a bounded number keeps a term that is nearly common as quick as a rare one. */
function textsLike(field: "title" | "excerpt"): RawBuilder<unknown> {
  return sql`(
    select t.${sql.ref(field)} as folded, p.${sql.ref(field)} as text
    from blog_post_texts t join blog_posts p on p.id = t.post_id
    where ${visible()} and wanted.word operator(trigrams.<%) t.${sql.ref(field)} limit ${textsRead})`
}
