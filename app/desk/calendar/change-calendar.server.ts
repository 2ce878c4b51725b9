import type { Transaction } from "kysely"
import type { DB } from "../../../db/types.generated.ts"
import {
  deleteHoliday,
  replaceOfficeShifts,
  upsertHoliday,
} from "../../leads/deadline/calendar-store.server.ts"
import type { Db } from "../../platform/db/db.server.ts"
import { addJob } from "../../platform/jobs/add-job.server.ts"
import { moveDeadlines } from "../escalation/desk-queues.ts"
import { type CalendarChange, type CalendarRefusal, calendarRefusal } from "./calendar-change.ts"

/** Writes the audit. The route passes it in, because `desk` may not import `staff`. */
type RecordChange = (
  db: Db,
  entry: { staffId: string; action: string; target: string; details?: Record<string, string | number> },
) => Promise<unknown>

const actions = {
  shifts: "expediente_mudado",
  holiday: "feriado_marcado",
  "remove-holiday": "feriado_retirado",
} as const

/** Changes the office hours or holidays, and adds the job that updates the deadlines of waiting leads. */
export function changeCalendar(
  db: Db,
  record: RecordChange,
  { change, staffId }: { change: CalendarChange; staffId: string },
): Promise<"changed" | CalendarRefusal> {
  return db.transaction().execute(async (transaction) => {
    const refusal = calendarRefusal(change)
    if (refusal) return refusal
    if (!(await write(transaction, change))) return "missing"
    await record(transaction, { staffId, action: actions[change.kind], ...auditEntry(change) })
    await addJob(transaction, moveDeadlines, {})
    return "changed"
  })
}

async function write(transaction: Transaction<DB>, change: CalendarChange) {
  if (change.kind === "shifts") {
    await replaceOfficeShifts(transaction, change.shifts)
    return true
  }
  if (change.kind === "remove-holiday") return deleteHoliday(transaction, change.day)
  const { day, name, scope } = change
  await upsertHoliday(transaction, { day, name: name.trim(), scope })
  return true
}

function auditEntry(change: CalendarChange): { target: string; details: Record<string, string | number> } {
  return change.kind === "shifts"
    ? { target: "calendario", details: { turnos: change.shifts.length } }
    : {
        target: `calendario:${change.day}`,
        details: change.kind === "holiday" ? { alcance: change.scope } : {},
      }
}
