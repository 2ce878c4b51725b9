import type { Db } from "../../platform/db/db.server.ts"
import type { Clock } from "../../platform/time/clock.ts"
import type { RetentionFinding, RetentionLine, RetentionRule } from "./retention.ts"
import {
  countLeadsPastRule,
  eraseLeadPastRule,
  insertRetentionRun,
  listLeadsPastRule,
  listRetentionRules,
  sweeps,
} from "./retention-store.server.ts"

const batchSize = 500

type World = {
  db: Db
  clock: Clock
  batch?: number
  /** Asked before each lead; what is left when it says no goes the next night. */
  mayGoOn?: () => boolean
}

/** Every rule, one after the other; each leaves a row that says what it did and names nobody. */
export async function applyRetention(world: World): Promise<RetentionLine[]> {
  const { db, clock } = world
  const lines: RetentionLine[] = []
  for (const rule of await listRetentionRules(db)) {
    const startedAt = clock()
    const finding = await applyRule(world, rule, startedAt)
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

/** In batches, the oldest first, each lead by itself; ends when a batch brings nothing to erase. */
async function eraseLeads(world: World, code: string, now: Date): Promise<RetentionFinding> {
  const { db, batch = batchSize, mayGoOn = () => true } = world
  let erased = 0
  let oldest: Date | null = null
  for (;;) {
    const before = erased
    const due = await listLeadsPastRule(db, code, now, batch)
    for (const { leadId, movedAt } of due) {
      if (!mayGoOn()) return { found: erased, erased, oldest }
      if (!(await eraseLeadPastRule(db, code, leadId, now))) continue
      erased++
      if (!oldest || movedAt < oldest) oldest = movedAt
    }
    if (erased === before || due.length < batch) return { found: erased, erased, oldest }
  }
}

async function applyRule(world: World, rule: RetentionRule, now: Date): Promise<RetentionFinding> {
  const { db } = world
  if (rule.target === "leads" || rule.target === "test_leads") {
    if (rule.action === "erase") return eraseLeads(world, rule.code, now)
    return { ...(await countLeadsPastRule(db, rule.code, now)), erased: 0 }
  }
  const swept = await sweeps[rule.target](db, rule, now, rule.action === "report")
  return { ...swept, erased: rule.action === "erase" ? swept.found : 0 }
}

/** What would go, rule by rule; nothing is changed. */
export async function rehearseRetention({ db, clock }: World): Promise<RetentionLine[]> {
  const now = clock()
  const lines: RetentionLine[] = []
  for (const rule of await listRetentionRules(db)) {
    const finding =
      rule.target === "leads" || rule.target === "test_leads"
        ? await countLeadsPastRule(db, rule.code, now)
        : await sweeps[rule.target](db, rule, now, true)
    lines.push({ code: rule.code, action: rule.action, days: rule.days, ...finding, erased: 0 })
  }
  return lines
}
