import { formText } from "../../../platform/http/form-text.ts"
import { readCount } from "../../../platform/text/whole-number.ts"
import { changeSettings } from "../../../settings/change/change-settings.server.ts"
import { newEntry, newEntryId } from "../../../settings/change/new-entry-id.ts"
import { entryForm } from "../../../settings/change/settings-form.ts"
import { readTyped } from "../../../settings/change/typed-settings.ts"
import type { List } from "../../../settings/list.ts"
import { type ListName, lists } from "../../../settings/lists/lists.ts"
import type { SettingsRefusal } from "../../../settings/page/refusal-notice.tsx"
import { settingsText } from "../../../settings/page/settings-text.ts"
import { type SettingsSnapshot, snapshotOf } from "../../../settings/store/settings-snapshot.ts"
import { listVersionsInForce } from "../../../settings/store/settings-store.server.ts"
import { entryName } from "../../../settings/stored-value.ts"
import {
  type Done,
  lapsedProof,
  needsProof,
  type Refused,
  readFields,
  readReason,
  recordIn,
  type Work,
} from "./area-form.server.ts"
import { publishSettings } from "./publish-settings.server.ts"
import { requireEntry } from "./require-entry.ts"

/** Handles the form of one entry: changes it, adds it, or takes it out of its list. */
export async function actOnEntry(work: Work, id: string, form: FormData): Promise<Done | Refused> {
  const current = snapshotOf(await work.desk.asStaff((db) => listVersionsInForce(db)))
  const entry = requireEntry(work.area, id, current)
  const list: List = lists[entry.name]
  if (formText(form, "intent") === "remove" && entry.found && list.addLabel)
    return remove(work, entry.name, id, form)
  if (id !== newEntry) return publishSettings(work, entry.form, form)
  return publishSettings(work, await formOfNew(work, entry.name, { form, current }), form)
}

/** A form that is sent twice adds one entry. An entry that another person added meanwhile stays as it is. */
async function formOfNew(
  { desk }: Work,
  list: ListName,
  { form, current }: { form: FormData; current: SettingsSnapshot },
) {
  const seenVersion = readCount(formText(form, "seen")) ?? 0
  const seen = snapshotOf(await desk.asStaff((db) => listVersionsInForce(db, seenVersion)))
  const [firstField = ""] = Object.keys(lists[list].fields)
  const formWithId = (snapshot: SettingsSnapshot) =>
    entryForm(list, newEntryId(list, formText(form, firstField), snapshot), true)
  const first = formWithId(seen)
  const { changed } = readTyped(readFields(first, form), first.fields, first.valuesIn(current), {
    refusesFictional: false,
    isNew: true,
  })
  return Object.keys(changed).length === 0 ? first : formWithId(current)
}

async function remove(work: Work, list: ListName, id: string, form: FormData): Promise<Done | Refused> {
  const { area, app, desk } = work
  const seenVersion = readCount(formText(form, "seen")) ?? 0
  const { reason, reasonFault } = readReason(form)
  const values = readFields(entryForm(list, id, false), form)
  const typed = { values, reason, faults: {}, conflicts: {}, reasonFault }
  const refused = (refusal: SettingsRefusal | null): Refused => ({ refusal, seenVersion, typed })
  if (reasonFault) return refused(null)
  if (needsProof(work)) return refused(lapsedProof(work))
  const outcome = await desk.asStaff((db) =>
    changeSettings(db, recordIn(area), {
      values: { [entryName(list, id)]: false },
      seenVersion,
      reason,
      staffId: desk.person.id,
      now: app.clock(),
    }),
  )
  return outcome.outcome === "changed" ? { done: "retirado" } : refused(settingsText.changedMeanwhile)
}
