import { formText } from "../../../platform/http/form-text.ts"
import { readCount, readRowId } from "../../../platform/text/whole-number.ts"
import { changeSettings } from "../../../settings/change/change-settings.server.ts"
import { returnToChange } from "../../../settings/change/return-to-change.server.ts"
import { readTyped } from "../../../settings/change/typed-settings.ts"
import type { AreaRefusal } from "../../../settings/page/area-page.tsx"
import { settingsText } from "../../../settings/page/settings-text.ts"
import { settingsOf } from "../../../settings/settings.ts"
import { snapshotOf } from "../../../settings/store/settings-snapshot.ts"
import { listVersionsInForce } from "../../../settings/store/settings-store.server.ts"
import {
  type Done,
  lapsedProof,
  needsProof,
  type Refused,
  readFields,
  reasonFault,
  recordIn,
  type TypedForm,
  type Work,
} from "./area-form.server.ts"
import { describeConflicts } from "./describe-conflicts.server.ts"

/** Handles a form of one area: a change, or a return to an earlier one. */
export function actOnArea(work: Work, form: FormData): Promise<Done | Refused> {
  const intent = formText(form, "intent")
  return intent === "undo" || intent === "return" ? goBack(work, form, intent) : publish(work, form)
}

async function publish(work: Work, form: FormData): Promise<Done | Refused> {
  const { area, app, desk } = work
  const { asStaff, person } = desk
  const seenVersion = readCount(formText(form, "seen")) ?? 0
  const seen = snapshotOf(await asStaff((db) => listVersionsInForce(db, seenVersion)))
  const values = readFields(area, form)
  const reason = formText(form, "reason")
    .replaceAll(/[\s\p{C}]+/gu, " ")
    .trim()
  const { changed, faults } = readTyped(values, seen.values, { refusesFictional: !app.mayBeFictional })
  const typed: TypedForm = { values, reason, faults, conflicts: {}, reasonFault: reasonFault(reason) }
  const refused = (refusal: AreaRefusal | null): Refused => ({ refusal, seenVersion, typed })
  if (Object.keys(faults).length > 0) return refused(null)
  if (Object.keys(changed).length === 0) return refused(settingsText.unchanged)
  if (typed.reasonFault) return refused(null)
  if (needsProof(work)) return refused(lapsedProof(area))
  const outcome = await asStaff((db) =>
    changeSettings(db, recordIn(area), { values: changed, seenVersion, reason, staffId: person.id }),
  )
  if (outcome.outcome === "changed") return { done: "publicado" }
  if (outcome.outcome === "unchanged") return refused(settingsText.unchanged)
  const conflicts = await describeConflicts(desk.asStaff, outcome, app.clock())
  return {
    refusal: settingsText.conflict,
    // The page shows the other value now, so publishing again may replace it.
    seenVersion: outcome.current.version,
    typed: { ...typed, conflicts, values: { ...outcome.current.values, ...changed } },
  }
}

async function goBack(work: Work, form: FormData, intent: "undo" | "return"): Promise<Done | Refused> {
  const { area, app, desk } = work
  const seenVersion = readCount(formText(form, "seen")) ?? 0
  const refused = (refusal: AreaRefusal): Refused => ({ refusal, seenVersion, typed: null })
  const changeId = readRowId(formText(form, "change"))
  if (changeId === null) return refused(settingsText.unknown)
  if (needsProof(work)) return refused(lapsedProof(area))
  const outcome = await desk.asStaff((db) =>
    returnToChange(db, recordIn(area), {
      changeId,
      to: intent === "undo" ? "before" : "after",
      names: settingsOf(area),
      refusesFictional: !app.mayBeFictional,
      seenVersion,
      staffId: desk.person.id,
    }),
  )
  if (outcome.outcome === "changed") return { done: "devolvido" }
  if (outcome.outcome === "unknown") return refused(settingsText.unknown)
  if (outcome.outcome === "fictional") return refused(settingsText.fictionalReturn)
  return refused(outcome.outcome === "unchanged" ? settingsText.unchanged : settingsText.returnConflict)
}
