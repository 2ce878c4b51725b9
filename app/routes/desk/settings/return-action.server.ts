import { formText } from "../../../platform/http/form-text.ts"
import { readCount, readRowId } from "../../../platform/text/whole-number.ts"
import { returnToChange } from "../../../settings/change/return-to-change.server.ts"
import type { SettingsRefusal } from "../../../settings/page/refusal-notice.tsx"
import { settingsText } from "../../../settings/page/settings-text.ts"
import { type Done, lapsedProof, needsProof, type Refused, recordIn, type Work } from "./area-form.server.ts"

/** Handles a form of the history: undoes a change, or returns to an earlier one. */
export async function returnInHistory(work: Work, form: FormData): Promise<Done | Refused> {
  const { area, app, desk } = work
  const seenVersion = readCount(formText(form, "seen")) ?? 0
  const refused = (refusal: SettingsRefusal): Refused => ({ refusal, seenVersion, typed: null })
  const changeId = readRowId(formText(form, "change"))
  if (changeId === null) return refused(settingsText.unknown)
  if (needsProof(work)) return refused(lapsedProof(work))
  const outcome = await desk.asStaff((db) =>
    returnToChange(db, recordIn(area), {
      changeId,
      to: formText(form, "intent") === "undo" ? "before" : "after",
      area,
      refusesFictional: !app.mayBeFictional,
      seenVersion,
      staffId: desk.person.id,
      now: app.clock(),
    }),
  )
  if (outcome.outcome === "changed") return { done: "devolvido" }
  if (outcome.outcome === "unknown") return refused(settingsText.unknown)
  if (outcome.outcome === "fictional") return refused(settingsText.fictionalReturn)
  if (outcome.outcome === "refused") {
    const text = Object.values(outcome.faults[0]?.faults ?? {}).join(" ")
    return refused({ title: settingsText.refusedReturn, text })
  }
  return refused(outcome.outcome === "unchanged" ? settingsText.unchanged : settingsText.returnConflict)
}

export const isReturn = (form: FormData) => ["undo", "return"].includes(formText(form, "intent"))
