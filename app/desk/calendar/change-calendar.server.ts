import type { Transaction } from "kysely"
import type { DB } from "../../../db/types.generated.ts"
import { deleteHoliday, replaceWeek, upsertHoliday } from "../../leads/deadline/calendar-store.server.ts"
import type { Db } from "../../platform/db/db.server.ts"
import { addJob } from "../../platform/jobs/add-job.server.ts"
import { moveDeadlines } from "../escalation/desk-queues.ts"
import { type CalendarChange, type CalendarRefusal, calendarRefusal } from "./calendar-change.ts"

/** What other domains do with a change. The route passes it in, because `desk` may import neither `staff` nor `settings`. */
type Follow = {
  /** Changes of the calendar and of the settings are stored one after the other. */
  lock: (db: Transaction<DB>) => Promise<unknown>
  /** Writes the audit. */
  record: (
    db: Db,
    entry: { staffId: string; action: string; target: string; details?: Record<string, string | number> },
  ) => Promise<unknown>
  /** Has every process read the calendar again, and the edge refresh what the site shows of it. */
  refreshSite: (db: Transaction<DB>, change: { staffId: string; reason: string }) => Promise<unknown>
}

const kinds = {
  shifts: { action: "expediente_mudado", reason: "Calendário: expediente" },
  "contact-hours": { action: "atendimento_mudado", reason: "Calendário: telefone e WhatsApp" },
  holiday: { action: "feriado_marcado", reason: "Calendário: feriado marcado" },
  "remove-holiday": { action: "feriado_retirado", reason: "Calendário: feriado removido" },
} as const

/** Changes hours or holidays of the calendar. What moves deadlines adds the job that updates those of waiting leads. */
export function changeCalendar(
  db: Db,
  { lock, record, refreshSite }: Follow,
  { change, staffId }: { change: CalendarChange; staffId: string },
): Promise<"changed" | CalendarRefusal> {
  return db.transaction().execute(async (transaction) => {
    const refusal = calendarRefusal(change)
    if (refusal) return refusal
    await lock(transaction)
    if (!(await write(transaction, change))) return "missing"
    const { action, reason } = kinds[change.kind]
    await refreshSite(transaction, { staffId, reason })
    await record(transaction, { staffId, action, ...auditEntry(change) })
    if (change.kind !== "contact-hours") await addJob(transaction, moveDeadlines, {})
    return "changed"
  })
}

async function write(transaction: Transaction<DB>, change: CalendarChange) {
  if ("hours" in change) {
    const table = change.kind === "shifts" ? "officeShifts" : "officeContactHours"
    await replaceWeek(transaction, table, change.hours)
    return true
  }
  if (change.kind === "remove-holiday") return deleteHoliday(transaction, change.day)
  const { day, name, scope } = change
  await upsertHoliday(transaction, { day, name: name.trim(), scope })
  return true
}

function auditEntry(change: CalendarChange): { target: string; details: Record<string, string | number> } {
  return "hours" in change
    ? { target: "calendario", details: { turnos: change.hours.length } }
    : {
        target: `calendario:${change.day}`,
        details: change.kind === "holiday" ? { alcance: change.scope } : {},
      }
}
