import { type RawBuilder, sql } from "kysely"
import { timeZone } from "../../locale/pt-br.ts"
import type { Db } from "../../platform/db/db.server.ts"
import { type LeadFilters, type LeadView, noOwner, type QueuePaging, statusOfView } from "./queue-query.ts"
import { isWaiting, type LeadWithCursor, readQueueLeads } from "./queue-row-store.server.ts"

type Condition = RawBuilder<boolean>
export type QueuePage = { leads: LeadWithCursor[]; hasNext: boolean; hasPrevious: boolean }

/** The SQL conditions of the filters, for any list. */
export function filterConditions(filters: LeadFilters): Condition[] {
  const { status, operadora, firstDay, lastDay, owner, source, onlySuspicious, onlyTests } = filters
  return [
    // Not a parameter, because the planner could not use the partial indexes.
    onlyTests ? sql<boolean>`is_test` : sql<boolean>`not is_test`,
    ...(status ? [sql<boolean>`status = ${status}`] : []),
    ...(operadora ? [sql<boolean>`operadora = ${operadora}`] : []),
    ...(firstDay ? [sql<boolean>`created_at >= ${startOf(firstDay)}`] : []),
    ...(lastDay ? [sql<boolean>`created_at < ${startOf(lastDay)} + interval '1 day'`] : []),
    ...(owner === noOwner ? [sql<boolean>`owner_id is null`] : []),
    ...(owner && owner !== noOwner ? [sql<boolean>`owner_id = ${owner}`] : []),
    ...(source ? [sql<boolean>`source = ${source}`] : []),
    ...(onlySuspicious ? [sql<boolean>`suspicions <> '{}'`] : []),
  ]
}

const startOf = (day: string) => sql`(${day}::date)::timestamp at time zone ${sql.lit(timeZone)}`

type Plan = {
  key: RawBuilder<unknown>
  direction: "asc" | "desc"
  conditions: Condition[]
  /**
   * The column whose index the list is read from. The planner assumes that values are spread evenly over time, and would
   * look for closed leads, which are old, by reading every newer lead. `= any(array[value])` and an order that starts with
   * the column make it use the index of that column.
   */
  driver?: { column: string; value: string; type: "text" | "uuid" } | undefined
}

const isOpen = sql<boolean>`status not in ('fechado', 'perdido', 'descartado')`

function driverOf(filters: LeadFilters): Plan["driver"] {
  const { owner, source, operadora, status, onlyTests, onlySuspicious } = filters
  if (onlyTests || onlySuspicious) return undefined
  if (owner && owner !== noOwner) return { column: "owner_id", value: owner, type: "uuid" }
  if (source) return { column: "source", value: source, type: "text" }
  if (operadora) return { column: "operadora", value: operadora, type: "text" }
  return status ? { column: "status", value: status, type: "text" } : undefined
}

function planOf(view: LeadView, filters: LeadFilters, me: string): Plan {
  if (view === "fila" && !filters.onlyTests)
    return {
      key: sql`coalesce(due_at, 'infinity')`,
      direction: "asc",
      conditions: [isWaiting, ...filterConditions(filters)],
    }
  if (view === "retornos")
    return {
      key: sql`call_later_at`,
      direction: "asc",
      conditions: [sql`owner_id is not null and call_later_at is not null`, ...filterConditions(filters)],
      driver: { column: "owner_id", value: me, type: "uuid" },
    }
  const status = statusOfView[view]
  const mine = view === "meus" ? ({ column: "owner_id", value: me, type: "uuid" } as const) : undefined
  const driver = mine ?? driverOf({ ...filters, status: filters.status ?? status })
  return {
    key: sql`created_at`,
    direction: "desc",
    conditions: [
      ...filterConditions(filters),
      ...(status ? [sql<boolean>`status = ${status}`] : []),
      ...(mine ? [isOpen] : []),
      ...(driver ? [sql<boolean>`${sql.ref(driver.column)} is not null`] : []),
    ],
    driver,
  }
}

const opposite = { asc: "desc", desc: "asc" } as const

function driverClauses({ driver, direction }: Plan, readDirection: "asc" | "desc") {
  if (!driver) return { condition: [], order: sql`` }
  const column = sql.ref(driver.column)
  // The index has the driver column in ascending order, whatever the direction of the other columns.
  const order = readDirection === direction ? "asc" : "desc"
  return {
    condition: [sql<boolean>`${column} = any(array[${driver.value}]::${sql.raw(driver.type)}[])`],
    order: sql`${column} ${sql.raw(order)}, `,
  }
}

/**
 * Makes a page of the leads that were read in the direction of paging. One lead more than a page shows that the list
 * continues.
 */
export function pageOf(
  found: readonly LeadWithCursor[],
  paging: QueuePaging | null,
  perPage: number,
): QueuePage {
  const isPrevious = paging?.direction === "previous"
  const leads = found.slice(0, perPage)
  const hasMore = found.length > perPage
  return {
    leads: isPrevious ? leads.toReversed() : leads,
    hasNext: isPrevious || hasMore,
    hasPrevious: isPrevious ? hasMore : paging !== null,
  }
}

type ListRequest = {
  view: LeadView
  filters: LeadFilters
  paging: QueuePaging | null
  me: string
  perPage?: number
}

/** One page of a list of the desk. Every page costs the same, because it starts at a cursor. */
export async function listQueue(
  db: Db,
  { view, filters, paging, me, perPage = 50 }: ListRequest,
): Promise<QueuePage> {
  const plan = planOf(view, filters, me)
  const isPrevious = paging?.direction === "previous"
  const readDirection = isPrevious ? opposite[plan.direction] : plan.direction
  const clauses = driverClauses(plan, readDirection)
  const afterCursor =
    paging &&
    sql<boolean>`(${plan.key}, id) ${sql.raw(readDirection === "asc" ? ">" : "<")}
    (${paging.from.key}::timestamptz, ${paging.from.id}::bigint)`
  const conditions = [...clauses.condition, ...plan.conditions, ...(afterCursor ? [afterCursor] : [])]
  const order = sql.raw(readDirection)
  const picked = sql`
    select id, ${plan.key} as key from desk_leads where ${sql.join(conditions, sql` and `)}
    order by ${clauses.order}${plan.key} ${order}, id ${order} limit ${perPage + 1}`
  const found = await readQueueLeads(db, picked, readDirection)
  return pageOf(found, paging, perPage)
}
