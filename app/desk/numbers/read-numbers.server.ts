import { readCalendar } from "../../leads/deadline/calendar-store.server.ts"
import { operatorLabel } from "../../leads/lead/lead-labels.ts"
import type { Db } from "../../platform/db/db.server.ts"
import { readPart } from "../../platform/db/read-part.server.ts"
import type { Log } from "../../platform/process/log.server.ts"
import { addDays } from "../../platform/time/plain-day.ts"
import { conversionRate, noStats } from "./lead-stats.ts"
import { countLeadStats } from "./lead-stats-store.server.ts"
import type { LeadNumbers } from "./numbers.ts"
import {
  countAllWaiting,
  countDays,
  countOverdue,
  type FactLine,
  findFirstDay,
  sumFacts,
  sumMinutes,
  sumWeekMinutes,
  sumWeeks,
} from "./numbers-store.server.ts"
import type { RequestedPeriod } from "./period.ts"
import {
  daysOf,
  histogramOf,
  minutesWithin,
  mondaysOf,
  pageLabel,
  percentOf,
  sourceLabel,
  weeksOf,
} from "./rules.ts"

type ReadContext = { db: Db; log: Log }
type Span = { from: string; to: string }

// Visitors can put any utm value into an address, so a table shows the largest rows and sums up the rest.
const maxLines = 20

/** Reads each part with its own statement. A part that fails is null (D71). */
export async function readNumbers(
  { db, log }: ReadContext,
  { key, from, to }: RequestedPeriod,
  now: Date,
): Promise<LeadNumbers> {
  const part = <T>(name: string, read: () => Promise<T>) => readPart(log, `numbers: ${name}`, read)
  const firstDay = from ?? (await part("first day", () => findFirstDay(db))) ?? to
  const span = { from: firstDay <= to ? firstDay : to, to }
  const stats = await part("stats", () => countLeadStats(db, now))
  const waiting = await part("waiting", () => countAllWaiting(db, now))
  const overdue = await part("overdue", () => countOverdue(db, { from, to }, now))
  const facts = await part("facts", () => sumFacts(db, { from, to }))
  const minutes = await part("minutes", () => sumMinutes(db, { from, to }))
  return {
    period: { key, ...span },
    countedAt: now,
    ...factParts(facts, overdue),
    medianMinutes: minutes && minutesWithin(minutes, 0.5),
    p90Minutes: minutes && minutesWithin(minutes, 0.9),
    firstContactHistogram: minutes && histogramOf(minutes),
    waitingNow: waiting?.waiting ?? null,
    lateNow: waiting?.late ?? null,
    stats: { ...(stats ?? noStats), isFailed: stats === null },
    conversion: stats && conversionRate(stats),
    days: await part("days", async () => daysOf(span, await countDays(db, span), await readCalendar(db))),
    weeks: await part("weeks", () => readWeeks(db, span)),
  }
}

function linesOf(facts: readonly FactLine[], by: "source" | "page", label: (key: string) => string) {
  const lines = facts.filter((fact) => fact.by === by && fact.leads > 0)
  const shown = lines.slice(0, maxLines)
  const rest = lines.slice(maxLines)
  const sum = (count: "leads" | "closed") => rest.reduce((total, fact) => total + fact[count], 0)
  return [
    ...shown.map(({ key, leads, closed }) => ({ label: label(key), leads, closed })),
    ...(rest.length > 0
      ? [{ label: `outras (${rest.length})`, leads: sum("leads"), closed: sum("closed") }]
      : []),
  ]
}

function factParts(facts: readonly FactLine[] | null, overdue: ReadonlyMap<string, number> | null) {
  const all = facts?.find(({ by }) => by === "all")
  if (!facts || !all) return { promise: null, funnel: null, byOperadora: null, bySource: null, byPage: null }
  // A deadline that passed without a contact counts as missed, whether the lead waits or was erased since.
  const promisedBy = (fact: FactLine, late: number) => fact.promised + fact.missed + late
  const lateLeads = overdue && [...overdue.values()].reduce((total, leads) => total + leads, 0)
  const answered = lateLeads === null ? null : promisedBy(all, lateLeads)
  return {
    promise: answered === null ? null : { kept: all.kept, answered, percent: percentOf(all.kept, answered) },
    // Visits are not counted (decision 020), so the funnel starts with leads.
    funnel: {
      visits: null,
      formViews: null,
      leads: all.leads,
      contacted: all.contacted,
      quoted: all.quoted,
      closed: all.closed,
    },
    byOperadora: facts
      .filter((fact) => fact.by === "operadora" && fact.leads > 0)
      .map((fact) => ({
        key: fact.key,
        label: operatorLabel(fact.key),
        leads: fact.leads,
        closed: fact.closed,
        inTime: overdue && percentOf(fact.kept, promisedBy(fact, overdue.get(fact.key) ?? 0)),
      })),
    bySource: linesOf(facts, "source", sourceLabel),
    byPage: linesOf(facts, "page", pageLabel),
  }
}

async function readWeeks(db: Db, span: Span) {
  const mondays = mondaysOf(span)
  const [first, last] = [mondays[0], mondays.at(-1)]
  if (!first || !last) return []
  const whole = { from: first, to: addDays(last, 6) }
  return weeksOf(mondays, await sumWeeks(db, whole), await sumWeekMinutes(db, whole))
}
