import { sql } from "kysely"
import type { Db } from "../../platform/db/db.server.ts"
import { visible } from "../visible.server.ts"

/** `word` is folded; `text` is the unfolded text of a visible post that contains it. */
type NearWord = { of: string; word: string; text: string }

const nearest = 3

/**
 * Words of visible posts with a spelling similar to the given ones, the most similar first, then the longest. Stop
 * words, such as "para", are left out.
 */
export async function listNearWords(db: Db, words: readonly string[]): Promise<NearWord[]> {
  const { rows } = await sql<NearWord>`
    select given.word as of, near.word, near.text
    from (select word from unnest(${[...words]}::text[]) word where ${isNotStopWord}) as given
    cross join lateral (
      select alike.word, alike.similarity, held.text from (
        select word, max(within) as within, trigrams.similarity(word, given.word) as similarity
        from (select word as within, btrim(word, ' .,;:!?()"“”') as word from blog_words
          where word operator(trigrams.%) given.word) w
        where ${isNotStopWord} group by word order by similarity desc, word limit ${4 * nearest}
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

/** PostgreSQL's dictionary gives stop words an empty stem. */
const isNotStopWord = sql<boolean>`ts_lexize('portuguese_stem', word) <> '{}'`
