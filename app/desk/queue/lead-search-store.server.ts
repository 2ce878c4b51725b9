import { type RawBuilder, sql } from "kysely"
import type { Db } from "../../platform/db/db.server.ts"
import type { LeadSearch } from "./lead-search.ts"
import type { LeadFilters, QueuePaging } from "./queue-query.ts"
import { readQueueLeads } from "./queue-row-store.server.ts"
import { filterConditions, pageOf, type QueuePage } from "./queue-store.server.ts"

type SearchRequest = {
  search: LeadSearch
  filters: LeadFilters
  paging: QueuePaging | null
  perPage?: number
}
type Hit = { id: number }

/** Leads of any status that match the search and the filters, newest first. */
export async function searchLeads(
  db: Db,
  { search, filters, paging, perPage = 50 }: SearchRequest,
): Promise<QueuePage> {
  const isPrevious = paging?.direction === "previous"
  const order = sql.raw(isPrevious ? "asc" : "desc")
  const limit = perPage + 1
  const conditions = [
    ...filterConditions(filters),
    ...(paging ? [sql<boolean>`id ${sql.raw(isPrevious ? ">" : "<")} ${paging.from.id}`] : []),
  ]
  const pickedByName = async ({ text }: { text: string }) => {
    const from = paging?.from.id ?? (await newestId(db))
    const ids = await pickByName(db, { text, conditions, isPrevious, from, limit })
    return sql`select id, created_at as key from desk_leads where id = any(${ids}::bigint[])`
  }
  const picked =
    search.kind === "name"
      ? await pickedByName(search)
      : sql`select id, created_at as key from desk_leads
          where ${sql.join([exactCondition(search, filters), ...conditions], sql` and `)}
          order by id + 0 ${order} limit ${limit}`
  const found = (await readQueueLeads(db, picked, isPrevious ? "asc" : "desc")).toSorted((a, b) =>
    isPrevious ? a.id - b.id : b.id - a.id,
  )
  return pageOf(found, paging, perPage)
}

/** The condition of an exact search. Each kind has its own index; phone numbers have two. */
function exactCondition(search: Exclude<LeadSearch, { kind: "name" }>, { onlyTests }: LeadFilters) {
  if (search.kind === "protocol") return sql<boolean>`protocol = ${search.protocol}`
  if (search.kind === "email") return sql<boolean>`lower(email) = ${search.email}`
  const digits = sql`regexp_replace(phone, '\\D', '', 'g') = ${search.digits}`
  // The indexes of phone numbers have no test leads, but those are few.
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

/**
 * lead_name_words() adds a mark for each block of 4,096 ids. A search reads this many blocks at a time, the nearest
 * first; then all leads.
 */
const blockCounts = [2, 8, 32]

function blockConditions(id: number, step: -1 | 1) {
  let next = Math.floor(id / 4096)
  const marked = blockCounts.map((count) => {
    const marks = Array.from({ length: count }, (_, n) => next + step * n).filter((mark) => mark >= 0)
    next += step * count
    return marks.map((mark) => `'!${mark}'`)
  })
  return marked.filter((marks) => marks.length > 0).map((marks) => `& (${marks.join(" | ")})`)
}

type NameSearch = {
  text: string
  conditions: RawBuilder<boolean>[]
  isPrevious: boolean
  from: number
  limit: number
}

/**
 * Searches the nearest leads first, where a common name fills the page immediately. A rarer name is searched among more leads,
 * and a rare one among all. `id + 0` keeps the planner from scanning the leads by id instead.
 */
async function pickByName(
  db: Db,
  { text, conditions, isPrevious, from, limit }: NameSearch,
): Promise<number[]> {
  const order = sql.raw(isPrevious ? "asc" : "desc")
  const rest = sql.join(conditions, sql` and `)
  const typed = sql`lead_name_query(${text})`
  // The concatenation hides the column from the index, so that this only filters the rows that the index has found.
  const hasAllWords = sql`(name_words || ''::tsvector) @@ lead_name_check(${text})`
  const searchBlock = async (block: string) => {
    const { rows } = await sql<Hit>`
      select id from desk_leads
      where name_words is not null and name_words @@ (${typed}::text || ${sql.lit(block)})::tsquery
        and ${hasAllWords} and ${rest}
      order by id + 0 ${order} limit ${limit}`.execute(db)
    return rows
  }
  let found: Hit[] = []
  for (const block of blockConditions(from, isPrevious ? 1 : -1)) {
    found.push(...(await searchBlock(block)))
    if (found.length >= limit) break
  }
  if (found.length < limit) found = await searchBlock("")
  // New leads whose search words the worker has not written yet.
  const { rows: fresh } = await sql<Hit>`
    select id from (select * from desk_leads order by id desc limit 500) as newest
    where name_words is null and lead_name_words(name, id) @@ lead_name_check(${text}) and ${rest}`.execute(
    db,
  )
  const ids = [...fresh, ...found].map(({ id }) => id)
  return ids.toSorted((a, b) => (isPrevious ? a - b : b - a)).slice(0, limit)
}
