import type { Calendar } from "../../leads/deadline/promise-clock.ts"
import { timeZone } from "../../locale/pt-br.ts"
import type { Db } from "../../platform/db/db.server.ts"
import { readPart } from "../../platform/db/read-part.server.ts"
import type { Log } from "../../platform/process/log.server.ts"
import { listColleagues } from "../colleague-store.server.ts"
import type { RecordSeen } from "../leads-seen.ts"
import { readDay } from "../today/day-store.server.ts"
import { readSearch } from "./lead-search.ts"
import { searchLeads } from "./lead-search-store.server.ts"
import { pageHref, viewTabs } from "./queue-address.ts"
import { countViews, countWaiting, listSources } from "./queue-count-store.server.ts"
import { queueFilters } from "./queue-filters.ts"
import { queueLines } from "./queue-line.ts"
import { type QueueQuery, readQueueQuery } from "./queue-query.ts"
import type { LeadWithCursor } from "./queue-row-store.server.ts"
import { listQueue } from "./queue-store.server.ts"

type PageRequest = {
  parameters: URLSearchParams
  me: string
  now: Date
  calendar: Calendar | null
  recordSeen: RecordSeen
}

/** Used when the calendar cannot be read: a calendar without working hours. */
const noHours: Calendar = { timeZone, shifts: {}, holidays: new Set() }

/**
 * The data of the page of a list, over one connection. A part that cannot be read is empty and marked as failed (D71).
 */
export async function readQueuePage(
  db: Db,
  log: Log,
  { parameters, me, now, calendar, recordSeen }: PageRequest,
) {
  const query = readQueueQuery(parameters, now)
  const isQueue = query.view === "fila" && !readSearch(query.search)
  const page = await readPart(log, "queue: leads", () => findLeads(db, query, me, recordSeen))
  if (page === "proof-needed") return page
  const waiting = await readPart(log, "queue: queue", () => countWaiting(db, now))
  const counts = await readPart(log, "queue: views", () => countViews(db, me))
  const day = isQueue ? await readPart(log, "queue: day", () => readDay(db, now)) : null
  const options = (await readPart(log, "queue: filters", async () => ({
    people: await listColleagues(db),
    sources: await listSources(db),
  }))) ?? { people: [], sources: [] }
  const lines = queueLines(page?.leads ?? [], calendar ?? noHours, now)
  const next = lines.find(({ deadline }) => (deadline.minutesLeft ?? -1) >= 0)?.deadline.minutesLeft ?? null
  return {
    view: query.view,
    isQueue,
    lines,
    isFailed: page === null,
    waiting: waiting && { ...waiting, nextMinutes: isQueue ? next : null },
    day,
    tabs: viewTabs(query.view, counts),
    filters: queueFilters(query, parameters, { ...options, viewerId: me }),
    pager: pagerOf(parameters, page),
  }
}

/** The audit records the leads before they are returned. Without that entry they are not shown. */
async function findLeads(
  db: Db,
  { view, filters, search, paging }: QueueQuery,
  me: string,
  recordSeen: RecordSeen,
) {
  const parsed = readSearch(search)
  const page = parsed
    ? await searchLeads(db, { search: parsed, filters, paging })
    : await listQueue(db, { view, filters, paging, me })
  const leads = page.leads.map(({ id }) => id)
  const recorded = await (parsed
    ? recordSeen({ act: "leads_buscados", leads, details: { search: parsed.kind }, term: search })
    : recordSeen({ act: "leads_listados", leads, details: { list: view } }))
  return recorded === "recorded" ? page : recorded
}

function pagerOf(
  parameters: URLSearchParams,
  page: { leads: LeadWithCursor[]; hasNext: boolean; hasPrevious: boolean } | null,
) {
  const [first, last] = [page?.leads[0], page?.leads.at(-1)]
  return {
    newer: page?.hasPrevious && first ? pageHref(parameters, "antes", first.cursor) : null,
    older: page?.hasNext && last ? pageHref(parameters, "depois", last.cursor) : null,
  }
}
