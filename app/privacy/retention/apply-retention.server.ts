import type { Db } from "../../platform/db/db.server.ts"
import type { Clock } from "../../platform/time/clock.ts"
import type { RetentionFinding, RetentionLine, RetentionRule } from "./retention.ts"
import {
  countLeadsPastRule,
  eraseByTarget,
  eraseLeadPastRule,
  insertRetentionRun,
  listLeadsPastRule,
  listRetentionRules,
} from "./retention-store.server.ts"

const batchSize = 500

type Context = {
  db: Db
  clock: Clock
  batch?: number
  /** Checked before each lead. When it returns false, the rest is erased in the next run. */
  mayContinue?: () => boolean
}

/** Applies all rules in order and stores one row without personal data for each. */
export async function applyRetention(context: Context): Promise<RetentionLine[]> {
  const { db, clock } = context
  const lines: RetentionLine[] = []
  for (const rule of await listRetentionRules(db)) {
    const startedAt = clock()
    const finding = await applyRule(context, rule, startedAt)
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

/** Erases leads one by one in batches, the oldest first. Ends when a batch has nothing to erase. */
async function eraseLeads(context: Context, code: string, now: Date): Promise<RetentionFinding> {
  const { db, batch = batchSize, mayContinue = () => true } = context
  let erased = 0
  let oldest: Date | null = null
  for (;;) {
    const before = erased
    const due = await listLeadsPastRule(db, code, now, batch)
    for (const { leadId, movedAt } of due) {
      if (!mayContinue()) return { found: erased, erased, oldest }
      if (!(await eraseLeadPastRule(db, code, leadId, now))) continue
      erased++
      if (!oldest || movedAt < oldest) oldest = movedAt
    }
    if (erased === before || due.length < batch) return { found: erased, erased, oldest }
  }
}

async function applyRule(context: Context, rule: RetentionRule, now: Date): Promise<RetentionFinding> {
  const { db } = context
  if (rule.target === "leads" || rule.target === "test_leads") {
    if (rule.action === "erase") return eraseLeads(context, rule.code, now)
    return { ...(await countLeadsPastRule(db, rule.code, now)), erased: 0 }
  }
  const result = await eraseByTarget[rule.target](db, rule, now, rule.action === "report")
  return { ...result, erased: rule.action === "erase" ? result.found : 0 }
}

/** The dry run: counts what each rule would erase, and changes nothing. */
export async function previewRetention({ db, clock }: Context): Promise<RetentionLine[]> {
  const now = clock()
  const lines: RetentionLine[] = []
  for (const rule of await listRetentionRules(db)) {
    const finding =
      rule.target === "leads" || rule.target === "test_leads"
        ? await countLeadsPastRule(db, rule.code, now)
        : await eraseByTarget[rule.target](db, rule, now, true)
    lines.push({ code: rule.code, action: rule.action, days: rule.days, ...finding, erased: 0 })
  }
  return lines
}
