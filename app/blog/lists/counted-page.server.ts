import { type RawBuilder, sql } from "kysely"
import type { PostList } from "./post-list.server.ts"

type Wanted = { limit: number; offset: number; now: RawBuilder<Date> }
type Page = { total: RawBuilder<number>; ids: RawBuilder<unknown> }

/** Seconds in a bucket, as powers of two; each bucket holds 32 of the next level. */
const levels = [28, 23, 18] as const
const [topLevel, , lowLevel] = levels

/**
 * A page of one list, found by walking down the counts of blog_list_counts (decision 012): in each level the bucket
 * that holds the wanted place, and how many posts of the list precede it there. What is left to skip lies within one
 * bucket of three days. Posts dated ahead of now stand in the counts too: they are skipped, and taken off the total.
 */
export function countedPage({ kind, ref, table, isMember, id, time }: PostList, wanted: Wanted): Page {
  const { limit, offset, now } = wanted
  const from = sql`from ${sql.table(table)} l where ${isMember}`
  const ahead = sql`(select count(*) ${from} and ${time} > ${now})`
  const counts = (level: number) =>
    sql`from blog_list_counts where kind = ${kind} and ref = ${ref} and level = ${sql.lit(level)}`
  const step = (level: number, above?: number) => sql`
    select bucket, skip - preceding as skip from (
      select c.bucket, c.posts, sum(c.posts) over (order by c.bucket desc) - c.posts as preceding, above.skip
      from ${above === undefined ? sql`(select ${offset}::bigint + ${ahead} as skip)` : sql.table(`at_${above}`)} above
      cross join lateral (
        select bucket, posts ${counts(level)} ${
          above === undefined
            ? sql``
            : sql`and bucket between above.bucket << ${sql.lit(above - level)} and (above.bucket + 1 << ${sql.lit(above - level)}) - 1`
        }) c
    ) step where preceding <= skip and skip < preceding + posts`
  const walk = levels.map(
    (level, n) => sql`${sql.table(`at_${level}`)} as materialized (${step(level, levels[n - 1])})`,
  )
  return {
    total: sql<number>`(select coalesce(sum(posts), 0)::bigint ${counts(topLevel)}) - ${ahead}`,
    ids: sql`
      with ${sql.join(walk)}
      select ${id} as id ${from}
        and ${time} < to_timestamp((select (bucket + 1) << ${sql.lit(lowLevel)} from ${sql.table(`at_${lowLevel}`)}))
      order by ${time} desc, ${id} desc
      limit ${limit} offset (select skip from ${sql.table(`at_${lowLevel}`)})`,
  }
}

/** A page of what several lists have in common, or the slow answer to compare with: everything is read and counted. */
export function plainPage([first, ...others]: readonly [PostList, ...PostList[]], wanted: Wanted): Page {
  const { limit, offset, now } = wanted
  const together = others.map(
    (list) =>
      sql`and ${first.id} in (select ${list.id} from ${sql.table(list.table)} l where ${list.isMember})`,
  )
  const found = sql`from ${sql.table(first.table)} l where ${first.isMember} and ${first.time} <= ${now}
    ${sql.join(together, sql` `)}`
  return {
    total: sql<number>`(select count(*) ${found})`,
    ids: sql`select ${first.id} as id ${found} order by ${first.time} desc, ${first.id} desc
      limit ${limit} offset ${offset}`,
  }
}
