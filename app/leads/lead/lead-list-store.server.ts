import { sql } from "kysely"
import type { Db } from "../../platform/db/db.server.ts"
import { deskLeads } from "./desk-leads.server.ts"
import { countLeads } from "./lead-count-store.server.ts"
import { type LeadCursor, type LeadFilter, type Paging, readPaging } from "./lead-list.ts"

const columns = [
  "id",
  "protocol",
  "createdAt",
  "updatedAt",
  "dueAt",
  "name",
  "email",
  "phone",
  "operadora",
  "subject",
  "idade",
  "status",
  "priority",
  "notes",
  "isTest",
  "suspicions",
] as const

const exactTime = sql<string>`to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

type ListedLead = Awaited<ReturnType<ReturnType<typeof filtered>["execute"]>>[number]
export type LeadPage = Paging & { leads: ListedLead[]; total: number }

/** By page number (§7). Deep pages cost what they skip; the desk walks with listLeadsBeside. */
export async function listLeads(
  db: Db,
  filter: LeadFilter = {},
  wanted: Partial<Paging> = {},
): Promise<LeadPage> {
  const { page, perPage } = readPaging(wanted)
  const leads = await filtered(db, filter, "desc")
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute()
  return { page, perPage, leads, total: await countLeads(db, filter) }
}

/**
 * The planner takes values for evenly spread over time, and would look for closed leads, all of them old, by
 * reading every newer one. A list of one value, with the order beginning at its column, leaves it only that
 * column's index. The flag is written out because a parameter would hide the partial indexes from it.
 */
function among(column: "operadora" | "status", value: string) {
  return sql<boolean>`${sql.ref(column)} = any(array[${value}])`
}

function filtered(db: Db, { operadora, status, onlyTests }: LeadFilter, direction: "desc" | "asc") {
  const across = direction === "desc" ? "asc" : "desc"
  let query = db
    .selectFrom(deskLeads)
    .select(columns)
    .select(exactTime.as("cursorTime"))
    .where(onlyTests ? sql<boolean>`is_test` : sql<boolean>`not is_test`)
  if (operadora !== undefined) {
    query = query.where(among("operadora", operadora)).orderBy("operadora", across)
    if (status !== undefined) query = query.where("status", "=", status)
  } else if (status !== undefined) query = query.where(among("status", status)).orderBy("status", across)
  return query.orderBy("createdAt", direction).orderBy("id", direction)
}

type Walk = { direction: "older" | "newer"; cursor: LeadCursor }

/** The leads next to a place in the list, always the newest first; a page costs the same however deep it lies. */
export async function listLeadsBeside(
  db: Db,
  filter: LeadFilter,
  { direction, cursor }: Walk,
  wanted: Partial<Pick<Paging, "perPage">> = {},
) {
  const { perPage } = readPaging(wanted)
  const isOlder = direction === "older"
  const place = sql`(${cursor.createdAt}::timestamptz, ${cursor.id}::bigint)`
  const found = await filtered(db, filter, isOlder ? "desc" : "asc")
    .where(sql<boolean>`(created_at, id) ${isOlder ? sql`<` : sql`>`} ${place}`)
    // One more than the page holds tells that the list goes on.
    .limit(perPage + 1)
    .execute()
  const leads = found.slice(0, perPage)
  return { leads: isOlder ? leads : leads.toReversed(), hasMore: found.length > perPage }
}

/** The newest lead of an address, or null. For staff only (D15). */
export async function findLeadIdByEmail(db: Db, email: string) {
  const lead = await db
    .selectFrom(deskLeads)
    .select("id")
    .where(sql<boolean>`not is_test`)
    .where(sql<boolean>`lower(email) = any(array[lower(${email.trim()})])`)
    .orderBy(sql`lower(email)`)
    .orderBy("createdAt", "desc")
    .limit(1)
    .executeTakeFirst()
  return lead?.id ?? null
}
