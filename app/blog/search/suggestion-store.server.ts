import { sql } from "kysely"
import type { Db } from "../../platform/db/db.server.ts"
import { visible } from "../visible.server.ts"

/** `word` is folded; `text` is of a visible post that holds it, as written. */
type NearWord = { of: string; word: string; text: string }

const nearest = 3

/**
 * Words of visible posts that are spelled like the given ones, the most alike first, then the longest. Words without a
 * meaning of their own, such as "para", are left out.
 */
export async function listNearWords(db: Db, words: readonly string[]): Promise<NearWord[]> {
  const { rows } = await sql<NearWord>`
    select wanted.word as of, near.word, near.text
    from (select word from unnest(${[...words]}::text[]) word where ${hasMeaning}) as wanted
    cross join lateral (
      select alike.word, alike.similarity, held.text from (
        select word, max(within) as within, trigrams.similarity(word, wanted.word) as similarity
        from (select word as within, btrim(word, ' .,;:!?()"“”') as word from blog_words
          where word operator(trigrams.%) wanted.word) w
        where ${hasMeaning} group by word order by similarity desc, word limit ${4 * nearest}
      ) alike
      cross join lateral (
        select p.title || ' ' || p.excerpt || ' ' || p.content_text as text
        from blog_post_texts t join blog_posts p on p.id = t.post_id
        where ${visible()} and t.pieces @> (select array[alike.within]) limit 1
      ) held
      order by alike.similarity desc, alike.word limit ${nearest}
    ) near
    order by near.similarity desc, length(near.word) desc, near.word`.execute(db)
  return rows
}

/** The dictionary of PostgreSQL gives stop words no stem. */
const hasMeaning = sql<boolean>`ts_lexize('portuguese_stem', word) <> '{}'`
