import { listColleagues } from "../../../desk/colleague-store.server.ts"
import { readSearch } from "../../../desk/queue/lead-search.ts"
import { searchLeads } from "../../../desk/queue/lead-search-store.server.ts"
import { viewTabs, walkHref } from "../../../desk/queue/queue-address.ts"
import { countViews, countWaiting, listSources } from "../../../desk/queue/queue-count-store.server.ts"
import { siftOf } from "../../../desk/queue/queue-filters.ts"
import { queueLines } from "../../../desk/queue/queue-line.ts"
import { type LeadQuestion, readLeadQuestion } from "../../../desk/queue/queue-query.ts"
import type { PlacedLead } from "../../../desk/queue/queue-row-store.server.ts"
import { listQueue } from "../../../desk/queue/queue-store.server.ts"
import { readDay } from "../../../desk/today/day-store.server.ts"
import type { Calendar } from "../../../leads/deadline/promise-clock.ts"
import { timeZone } from "../../../locale/pt-br.ts"
import type { Db } from "../../../platform/db/db.server.ts"
import type { Log } from "../../../platform/process/log.server.ts"

type Asked = { parameters: URLSearchParams; me: string; now: Date; calendar: Calendar | null }

/** Without a calendar no clock can be read; it is then taken for one without working hours. */
const noHours: Calendar = { timeZone, shifts: {}, holidays: new Set() }

/** Everything the page of a list shows, over one connection. */
export async function readQueuePage(db: Db, log: Log, { parameters, me, now, calendar }: Asked) {
  const question = readLeadQuestion(parameters, now)
  const isQueue = question.view === "fila" && !readSearch(question.search)
  const page = await orNull(log, "leads", () => findLeads(db, question, me))
  const waiting = await orNull(log, "queue", () => countWaiting(db, now))
  const counts = await orNull(log, "views", () => countViews(db, me))
  const day = isQueue ? await orNull(log, "day", () => readDay(db, now)) : null
  const known = (await orNull(log, "filters", async () => ({
    people: await listColleagues(db),
    sources: await listSources(db),
  }))) ?? { people: [], sources: [] }
  const lines = page && queueLines(page.leads, calendar ?? noHours, now)
  const next = lines?.find(({ face }) => (face.minutesLeft ?? -1) >= 0)?.face.minutesLeft ?? null
  return {
    view: question.view,
    isQueue,
    lines,
    waiting: waiting && { ...waiting, nextMinutes: isQueue ? next : null },
    day,
    tabs: viewTabs(question.view, counts),
    sift: siftOf(question, parameters, { ...known, you: me }),
    pager: pagerOf(parameters, page),
  }
}

/** D71: a part that cannot be read is null, said so on the page and logged once; the others stand. */
async function orNull<T>(log: Log, what: string, read: () => Promise<T>): Promise<T | null> {
  try {
    return await read()
  } catch (error) {
    log.error({ err: error }, `${what} not read`)
    return null
  }
}

function findLeads(db: Db, { view, filters, search, walk }: LeadQuestion, me: string) {
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
