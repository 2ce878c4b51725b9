import { type RawBuilder, sql } from "kysely"
import { timeZone } from "../../locale/pt-br.ts"
import type { Db } from "../../platform/db/db.server.ts"
import { type LeadFilters, type LeadView, nobody, type QueueWalk, statusOfView } from "./queue-query.ts"
import { isWaiting, type PlacedLead, readQueueLeads } from "./queue-row-store.server.ts"

type Condition = RawBuilder<boolean>
export type QueuePage = { leads: PlacedLead[]; hasOnward: boolean; hasBack: boolean }

/** What the filters say about one lead, whatever list it stands in. */
export function filterConditions(filters: LeadFilters): Condition[] {
  const { status, operadora, firstDay, lastDay, owner, source, onlySuspicious, onlyTests } = filters
  return [
    // Written out: a parameter would hide the partial indexes from the planner.
    onlyTests ? sql<boolean>`is_test` : sql<boolean>`not is_test`,
    ...(status ? [sql<boolean>`status = ${status}`] : []),
    ...(operadora ? [sql<boolean>`operadora = ${operadora}`] : []),
    ...(firstDay ? [sql<boolean>`created_at >= ${startOf(firstDay)}`] : []),
    ...(lastDay ? [sql<boolean>`created_at < ${startOf(lastDay)} + interval '1 day'`] : []),
    ...(owner === nobody ? [sql<boolean>`owner_id is null`] : []),
    ...(owner && owner !== nobody ? [sql<boolean>`owner_id = ${owner}`] : []),
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
   * The column whose index the list is read from. The planner takes values for evenly spread over time, and would look for
   * closed leads, all of them old, by reading every newer one. `= any(array[value])`, with the order beginning at that
   * column, leaves it only that column's index.
   */
  driver?: { column: string; value: string; type: "text" | "uuid" } | undefined
}

const isOpen = sql<boolean>`status not in ('fechado', 'perdido', 'descartado')`

function driverOf(filters: LeadFilters): Plan["driver"] {
  const { owner, source, operadora, status, onlyTests, onlySuspicious } = filters
  if (onlyTests || onlySuspicious) return undefined
  if (owner && owner !== nobody) return { column: "owner_id", value: owner, type: "uuid" }
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

const turned = { asc: "desc", desc: "asc" } as const

function drivenBy({ driver, direction }: Plan, walked: "asc" | "desc") {
  if (!driver) return { condition: [], order: sql`` }
  const column = sql.ref(driver.column)
  // The driver stands in its index the right way round, whatever the rest is ordered by.
  const order = walked === direction ? "asc" : "desc"
  return {
    condition: [sql<boolean>`${column} = any(array[${driver.value}]::${sql.raw(driver.type)}[])`],
    order: sql`${column} ${sql.raw(order)}, `,
  }
}

/** What was read in the direction of the walk, as it is shown. One more than the page holds tells that the list goes on. */
export function pageOf(found: readonly PlacedLead[], walk: QueueWalk | null, perPage: number): QueuePage {
  const isBack = walk?.direction === "back"
  const leads = found.slice(0, perPage)
  const hasMore = found.length > perPage
  return {
    leads: isBack ? leads.toReversed() : leads,
    hasOnward: isBack || hasMore,
    hasBack: isBack ? hasMore : walk !== null,
  }
}

type Asked = { view: LeadView; filters: LeadFilters; walk: QueueWalk | null; me: string; perPage?: number }

/** One page of a list of the desk; it costs the same however deep it lies. */
export async function listQueue(
  db: Db,
  { view, filters, walk, me, perPage = 50 }: Asked,
): Promise<QueuePage> {
  const plan = planOf(view, filters, me)
  const isBack = walk?.direction === "back"
  const walked = isBack ? turned[plan.direction] : plan.direction
  const driven = drivenBy(plan, walked)
  const place =
    walk &&
    sql<boolean>`(${plan.key}, id) ${sql.raw(walked === "asc" ? ">" : "<")}
    (${walk.from.key}::timestamptz, ${walk.from.id}::bigint)`
  const conditions = [...driven.condition, ...plan.conditions, ...(place ? [place] : [])]
  const order = sql.raw(walked)
  const picked = sql`
    select id, ${plan.key} as key from desk_leads where ${sql.join(conditions, sql` and `)}
    order by ${driven.order}${plan.key} ${order}, id ${order} limit ${perPage + 1}`
  const found = await readQueueLeads(db, picked, walked)
  return pageOf(found, walk, perPage)
}
