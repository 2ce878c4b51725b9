import { notifyDesk } from "../actions/desk-write-store.server.ts"
import { type AdvanceContext, movedDeadline } from "../escalation/advance-lead.server.ts"
import { warningsReached } from "../escalation/escalation-plan.ts"
import {
  insertEscalationEvent,
  listWaitingLeads,
  updateAdvanced,
} from "../escalation/escalation-store.server.ts"

const batchSize = 200

/**
 * Computes the deadline of every waiting lead again and records the old and the new deadline. A deadline that is in the
 * future again starts warnings and escalation again.
 */
export async function moveWaitingDeadlines({ db, readCalendar }: AdvanceContext, now: Date) {
  const calendar = await readCalendar()
  let moved = 0
  let afterId = 0
  for (;;) {
    const leads = await db.transaction().execute(async (transaction) => {
      const waiting = await listWaitingLeads(transaction, afterId, batchSize)
      for (const lead of waiting) {
        const dueAt = movedDeadline(lead, calendar)
        if (dueAt === undefined) continue
        await insertEscalationEvent(transaction, lead.id, now, "deadline_changed", {
          before: lead.dueAt?.toISOString() ?? null,
          after: dueAt?.toISOString() ?? null,
        })
        const isAhead = dueAt !== null && dueAt > now
        await updateAdvanced(transaction, lead.id, {
          dueAt,
          ...(isAhead && { escalatedAt: null, warnings: warningsReached(calendar, lead.createdAt, now) }),
          watchAt: now,
        })
        await notifyDesk(transaction, lead.id, "deadline_changed")
        moved++
      }
      return waiting
    })
    const last = leads.at(-1)
    if (leads.length < batchSize || !last) return moved
    afterId = last.id
  }
}
