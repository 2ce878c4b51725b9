import { type RawBuilder, sql } from "kysely"
import type { Db } from "../../platform/db/db.server.ts"
import type { LeadSearch } from "./lead-search.ts"
import type { LeadFilters, QueueWalk } from "./queue-query.ts"
import { readQueueLeads } from "./queue-row-store.server.ts"
import { filterConditions, pageOf, type QueuePage } from "./queue-store.server.ts"

type Asked = { search: LeadSearch; filters: LeadFilters; walk: QueueWalk | null; perPage?: number }
type Hit = { id: number }

/** Leads of any status that fit what was typed and the filters, the newest first. */
export async function searchLeads(
  db: Db,
  { search, filters, walk, perPage = 50 }: Asked,
): Promise<QueuePage> {
  const isBack = walk?.direction === "back"
  const order = sql.raw(isBack ? "asc" : "desc")
  const limit = perPage + 1
  const conditions = [
    ...filterConditions(filters),
    ...(walk ? [sql<boolean>`id ${sql.raw(isBack ? ">" : "<")} ${walk.from.id}`] : []),
  ]
  const named = async ({ text }: { text: string }) => {
    const from = walk?.from.id ?? (await newestId(db))
    const ids = await pickByName(db, { text, conditions, isBack, from, limit })
    return sql`select id, created_at as key from desk_leads where id = any(${ids}::bigint[])`
  }
  const picked =
    search.kind === "name"
      ? await named(search)
      : sql`select id, created_at as key from desk_leads
          where ${sql.join([exactly(search, filters), ...conditions], sql` and `)}
          order by id + 0 ${order} limit ${limit}`
  const found = (await readQueueLeads(db, picked, isBack ? "asc" : "desc")).toSorted((a, b) =>
    isBack ? a.id - b.id : b.id - a.id,
  )
  return pageOf(found, walk, perPage)
}

/** The ids that fit, each kind by an index of its own; a number may stand in either of two. */
function exactly(search: Exclude<LeadSearch, { kind: "name" }>, { onlyTests }: LeadFilters) {
  if (search.kind === "protocol") return sql<boolean>`protocol = ${search.protocol}`
  if (search.kind === "email") return sql<boolean>`lower(email) = ${search.email}`
  const digits = sql`regexp_replace(phone, '\\D', '', 'g') = ${search.digits}`
  // Tests are few, and stand in no index of numbers.
  if (onlyTests) return sql<boolean>`(phone_e164 = any(${[...search.numbers]}::text[]) or ${digits})`
  return sql<boolean>`id in (
    select id from desk_leads where phone_e164 = any(${[...search.numbers]}::text[]) and not is_test
    union all
    select id from desk_leads where phone_e164 is null and not is_test and ${digits})`
}

async function newestId(db: Db) {
  const { rows } = await sql<Hit>`select id from desk_leads order by id desc limit 1`.execute(db)
  return rows[0]?.id ?? 0
}

/** lead_name_words() marks every 4,096 leads. So many marks are asked for at a time, the nearest leads first; then all leads. */
const stretchSizes = [2, 8, 32]

function stretches(id: number, step: -1 | 1) {
  let next = Math.floor(id / 4096)
  const marked = stretchSizes.map((size) => {
    const marks = Array.from({ length: size }, (_, n) => next + step * n).filter((mark) => mark >= 0)
    next += step * size
    return marks.map((mark) => `'!${mark}'`)
  })
  return marked.filter((marks) => marks.length > 0).map((marks) => `& (${marks.join(" | ")})`)
}

type Named = { text: string; conditions: RawBuilder<boolean>[]; isBack: boolean; from: number; limit: number }

/**
 * By name: first among the nearest, where a common name fills the page at once; a rarer one among more of them; only what
 * is rare is looked for among all. `id + 0` keeps the planner from walking the leads one by one instead.
 */
async function pickByName(db: Db, { text, conditions, isBack, from, limit }: Named): Promise<number[]> {
  const order = sql.raw(isBack ? "asc" : "desc")
  const rest = sql.join(conditions, sql` and `)
  const typed = sql`lead_name_query(${text})`
  // Joined with nothing, the words are no column of the index: this is asked of what the index has found.
  const isWhole = sql`(name_words || ''::tsvector) @@ lead_name_check(${text})`
  const within = async (stretch: string) => {
    const { rows } = await sql<Hit>`
      select id from desk_leads
      where name_words is not null and name_words @@ (${typed}::text || ${sql.lit(stretch)})::tsquery
        and ${isWhole} and ${rest}
      order by id + 0 ${order} limit ${limit}`.execute(db)
    return rows
  }
  let found: Hit[] = []
  for (const stretch of stretches(from, isBack ? 1 : -1)) {
    found.push(...(await within(stretch)))
    if (found.length >= limit) break
  }
  if (found.length < limit) found = await within("")
  // Leads of the last moment, whose words the worker has not written yet.
  const { rows: fresh } = await sql<Hit>`
    select id from (select * from desk_leads order by id desc limit 500) as newest
    where name_words is null and lead_name_words(name, id) @@ lead_name_check(${text}) and ${rest}`.execute(
    db,
  )
  const ids = [...fresh, ...found].map(({ id }) => id)
  return ids.toSorted((a, b) => (isBack ? a - b : b - a)).slice(0, limit)
}
