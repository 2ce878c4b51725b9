import type { Db } from "../../platform/db/db.server.ts"
import { hoursRefusal, type WeekHours } from "../../platform/time/week-hours.ts"
import type { StaffPerson } from "../people/staff-person.ts"
import { type Absence, absenceRefusal } from "./availability.ts"
import { deleteAbsence, findRole, insertAbsence, replaceShifts } from "./availability-store.server.ts"

export type HoursChange =
  | { kind: "hours"; shifts: readonly WeekHours[] }
  | { kind: "absence"; absence: Absence; note?: string | undefined }
  | { kind: "return"; absenceId: number }

type RecordChange = (
  db: Db,
  entry: { staffId: string; action: string; target: string; details?: Record<string, string | number> },
) => Promise<unknown>

type HoursRequest = { by: Pick<StaffPerson, "id" | "role">; staffId: string; change: HoursChange }
type Outcome =
  | "changed"
  | "missing"
  | "not-allowed"
  | "invalid-hours"
  | "overlap"
  | "invalid-days"
  | "note-too-long"

const maxNoteLength = 200
const actions = { hours: "horario_mudado", absence: "ausencia_marcada", return: "ausencia_retirada" } as const

/** Everybody may change their own hours and absences; managers may change those of everybody. */
export function changeHours(
  db: Db,
  record: RecordChange,
  { by, staffId, change }: HoursRequest,
): Promise<Outcome> {
  return db.transaction().execute(async (transaction) => {
    const mayChange = by.id === staffId || by.role === "gestao" || by.role === "administracao"
    if (!mayChange) return "not-allowed"
    if ((await findRole(transaction, staffId)) === undefined) return "missing"
    if (change.kind === "hours") {
      const refusal = hoursRefusal(change.shifts)
      if (refusal) return refusal
      await replaceShifts(transaction, staffId, change.shifts)
    } else if (change.kind === "absence") {
      const note = change.note?.trim() || null
      const refusal = absenceRefusal(change.absence)
      if (refusal) return refusal
      if (note && note.length > maxNoteLength) return "note-too-long"
      await insertAbsence(transaction, { ...change.absence, staffId, note })
    } else if (!(await deleteAbsence(transaction, staffId, change.absenceId))) return "missing"
    const details = change.kind === "absence" ? { ...change.absence } : {}
    await record(transaction, { staffId: by.id, action: actions[change.kind], target: staffId, details })
    return "changed"
  })
}
