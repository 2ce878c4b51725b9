import { setTimeout as pause } from "node:timers/promises"
import type { Db } from "../../platform/db/db.server.ts"
import type { Clock } from "../../platform/time/clock.ts"
import type { RetentionFinding, RetentionLine, RetentionRule } from "./retention.ts"
import {
  eraseByTarget,
  eraseLeadsPastRule,
  insertRetentionRun,
  listLeadsPastRule,
  listRetentionRules,
} from "./retention-store.server.ts"

const pageSize = 1000
const batchSize = 100
/** It works a quarter of the time, so that new leads hardly wait for it. */
const restPerWork = 3
/** A worker that ends waits for a statement and this rest, together less than its 25 seconds. */
const longestRestMs = 5000

type Context = {
  db: Db
  clock: Clock
  /** How many leads are listed by one statement, and how many are erased by one. */
  page?: number
  batch?: number
  /** Checked before each page and batch. When it returns false, the leads that are left are for the next run. */
  mayContinue?: () => boolean
}

/** Applies all rules in order and stores one row without personal data for each; none for a rule that was not reached or a report that was not finished. */
export async function applyRetention(context: Context): Promise<RetentionLine[]> {
  const { db, clock } = context
  const lines: RetentionLine[] = []
  for (const rule of await listRetentionRules(db)) {
    const startedAt = clock()
    const finding = await applyRule(context, rule, startedAt)
    if (!finding) continue
    await insertRetentionRun(db, {
      rule: rule.code,
      days: rule.days,
      ...finding,
      startedAt,
      finishedAt: clock(),
    })
    lines.push({ code: rule.code, action: rule.action, days: rule.days, ...finding })
  }
  return lines
}

async function applyRule(context: Context, rule: RetentionRule, now: Date): Promise<RetentionFinding | null> {
  const { db, mayContinue = () => true } = context
  if (rule.target === "leads" || rule.target === "test_leads") {
    if (!mayContinue()) return null
    if (rule.action === "erase") return eraseLeads(context, rule.code, now)
    const { found, oldest, isComplete } = await countLeads(context, rule.code, now)
    return isComplete ? { found, oldest, erased: 0 } : null
  }
  const result = await eraseByTarget[rule.target](db, rule, now, rule.action === "report")
  return { ...result, erased: rule.action === "erase" ? result.found : 0 }
}

/** Erases leads in batches, the oldest first. A lead that somebody has locked is left for the next run. */
async function eraseLeads(context: Context, code: string, now: Date): Promise<RetentionFinding> {
  const { db, batch = batchSize, mayContinue = () => true } = context
  let erased = 0
  let oldest: Date | null = null
  for await (const due of duePages(context, code, now)) {
    for (let first = 0; first < due.length && mayContinue(); first += batch) {
      const leads = new Map(due.slice(first, first + batch).map(({ leadId, movedAt }) => [leadId, movedAt]))
      const ids = await thenRest(() => eraseLeadsPastRule(db, code, [...leads.keys()], now))
      erased += ids.length
      oldest = earliest([oldest, ...ids.map((id) => leads.get(id) ?? null)])
    }
  }
  return { found: erased, erased, oldest }
}

async function countLeads(context: Context, code: string, now: Date) {
  let found = 0
  let oldest: Date | null = null
  let isComplete = false
  for await (const due of duePages(context, code, now)) {
    found += due.length
    oldest = earliest([oldest, ...due.map(({ movedAt }) => movedAt)])
    isComplete = due.length < (context.page ?? pageSize)
  }
  return { found, oldest, isComplete }
}

/** The due leads of a rule, the oldest first; the last page is not full. A statement for all of them would run into its time limit. */
async function* duePages(context: Context, code: string, now: Date) {
  const { db, page: most = pageSize, mayContinue = () => true } = context
  let due: Awaited<ReturnType<typeof listLeadsPastRule>> = []
  do {
    const last = due.at(-1)
    due = await thenRest(() => listLeadsPastRule(db, { code, now, most, last }))
    yield due
  } while (due.length === most && mayContinue())
}

async function thenRest<Result>(work: () => Promise<Result>) {
  const startedAt = performance.now()
  const result = await work()
  await pause(Math.min((performance.now() - startedAt) * restPerWork, longestRestMs))
  return result
}

function earliest(dates: readonly (Date | null)[]) {
  return dates.reduce((first, date) => (!first || (date && date < first) ? date : first), null)
}

/** The dry run: counts what each rule would erase, and changes nothing. */
export async function previewRetention(context: Context): Promise<RetentionLine[]> {
  const { db, clock } = context
  const now = clock()
  const lines: RetentionLine[] = []
  for (const rule of await listRetentionRules(db)) {
    const { found, oldest } =
      rule.target === "leads" || rule.target === "test_leads"
        ? await countLeads(context, rule.code, now)
        : await eraseByTarget[rule.target](db, rule, now, true)
    lines.push({ code: rule.code, action: rule.action, days: rule.days, found, erased: 0, oldest })
  }
  return lines
}
