import type { Calendar } from "../../leads/deadline/promise-clock.ts"
import { timeZone } from "../../locale/pt-br.ts"
import type { Db } from "../../platform/db/db.server.ts"
import { readPart } from "../../platform/db/read-part.server.ts"
import type { Log } from "../../platform/process/log.server.ts"
import { listColleagues } from "../colleague-store.server.ts"
import { readDay } from "../today/day-store.server.ts"
import { readSearch } from "./lead-search.ts"
import { searchLeads } from "./lead-search-store.server.ts"
import { viewTabs, walkHref } from "./queue-address.ts"
import { countViews, countWaiting, listSources } from "./queue-count-store.server.ts"
import { queueFilters } from "./queue-filters.ts"
import { queueLines } from "./queue-line.ts"
import { type QueueQuery, readQueueQuery } from "./queue-query.ts"
import type { PlacedLead } from "./queue-row-store.server.ts"
import { listQueue } from "./queue-store.server.ts"

type Asked = { parameters: URLSearchParams; me: string; now: Date; calendar: Calendar | null }

/** Without a calendar no clock can be read; it is then taken for one without working hours. */
const noHours: Calendar = { timeZone, shifts: {}, holidays: new Set() }

/** Everything the page of a list shows, over one connection. A part that cannot be read is empty and marked so (D71). */
export async function readQueuePage(db: Db, log: Log, { parameters, me, now, calendar }: Asked) {
  const question = readQueueQuery(parameters, now)
  const isQueue = question.view === "fila" && !readSearch(question.search)
  const page = await readPart(log, "queue: leads", () => findLeads(db, question, me))
  const waiting = await readPart(log, "queue: queue", () => countWaiting(db, now))
  const counts = await readPart(log, "queue: views", () => countViews(db, me))
  const day = isQueue ? await readPart(log, "queue: day", () => readDay(db, now)) : null
  const known = (await readPart(log, "queue: filters", async () => ({
    people: await listColleagues(db),
    sources: await listSources(db),
  }))) ?? { people: [], sources: [] }
  const lines = queueLines(page?.leads ?? [], calendar ?? noHours, now)
  const next = lines.find(({ face }) => (face.minutesLeft ?? -1) >= 0)?.face.minutesLeft ?? null
  return {
    view: question.view,
    isQueue,
    lines,
    isFailed: page === null,
    waiting: waiting && { ...waiting, nextMinutes: isQueue ? next : null },
    day,
    tabs: viewTabs(question.view, counts),
    filters: queueFilters(question, parameters, { ...known, you: me }),
    pager: pagerOf(parameters, page),
  }
}

function findLeads(db: Db, { view, filters, search, walk }: QueueQuery, me: string) {
  const wanted = readSearch(search)
  return wanted
    ? searchLeads(db, { search: wanted, filters, walk })
    : listQueue(db, { view, filters, walk, me })
}

function pagerOf(
  parameters: URLSearchParams,
  page: { leads: PlacedLead[]; hasOnward: boolean; hasBack: boolean } | null,
) {
  const [first, last] = [page?.leads[0], page?.leads.at(-1)]
  return {
    newer: page?.hasBack && first ? walkHref(parameters, "antes", first.place) : null,
    older: page?.hasOnward && last ? walkHref(parameters, "depois", last.place) : null,
  }
}
