import { formText } from "../../../platform/http/form-text.ts"
import { readCount } from "../../../platform/text/whole-number.ts"
import { changeSettings } from "../../../settings/change/change-settings.server.ts"
import { orderAfterMove } from "../../../settings/change/move-entry.ts"
import { type ListName, lists } from "../../../settings/lists/lists.ts"
import type { SettingsRefusal } from "../../../settings/page/refusal-notice.tsx"
import { settingsText } from "../../../settings/page/settings-text.ts"
import { snapshotOf } from "../../../settings/store/settings-snapshot.ts"
import { listVersionsInForce } from "../../../settings/store/settings-store.server.ts"
import { type Done, lapsedProof, needsProof, type Refused, recordIn, type Work } from "./area-form.server.ts"

/** Moves an entry one place up or down in its list. */
export async function moveInList(work: Work, list: ListName, form: FormData): Promise<Done | Refused> {
  const { area, app, desk } = work
  const seenVersion = readCount(formText(form, "seen")) ?? 0
  const refused = (refusal: SettingsRefusal): Refused => ({ refusal, seenVersion, typed: null })
  const intent = formText(form, "intent")
  const direction = intent === "up" || intent === "down" ? intent : null
  const seen = snapshotOf(await desk.asStaff((db) => listVersionsInForce(db, seenVersion)))
  const id = formText(form, "entry")
  const order = direction && lists[list].isOrdered && orderAfterMove(seen, list, { id, direction })
  if (!order) return refused(settingsText.unmoved)
  if (needsProof(work)) return refused(lapsedProof(work))
  const outcome = await desk.asStaff((db) =>
    changeSettings(db, recordIn(area), {
      values: { [list]: order },
      seenVersion,
      reason: settingsText.orderReason,
      staffId: desk.person.id,
      now: app.clock(),
    }),
  )
  return outcome.outcome === "changed" ? { done: "movido" } : refused(settingsText.unmoved)
}
