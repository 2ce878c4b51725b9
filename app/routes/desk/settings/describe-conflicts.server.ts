import { momentText } from "../../../desk/desk-time.ts"
import type { SettingsForm } from "../../../settings/change/settings-form.ts"
import type { Typed } from "../../../settings/change/typed-settings.ts"
import { listOf } from "../../../settings/lists/lists.ts"
import { conflictText } from "../../../settings/page/settings-text.ts"
import type { SettingsSnapshot } from "../../../settings/store/settings-snapshot.ts"
import { type ChangeEntry, listChanges } from "../../../settings/store/settings-store.server.ts"
import { shownText } from "../../../settings/value-text.ts"
import type { Work } from "./area-form.server.ts"

/** More changes of one area than people make while a form is open. */
const changesRead = 50

/** Who wrote what in between, for each field of the conflict. */
export function describeConflicts(
  { area, app, desk }: Work,
  { fields: controls, nameOf, valuesIn }: SettingsForm,
  { fields, current }: { fields: readonly string[]; current: SettingsSnapshot },
): Promise<Typed> {
  const now = valuesIn(current)
  return desk.asStaff(async (db) => {
    const names = [listOf(area) ?? fields].flat()
    const changes = await listChanges(db, names, changesRead)
    const texts = fields.flatMap((field) => {
      const change = changes.find(({ versions }) => versions.some(sets(nameOf(field), field)))
      if (!change) return []
      const when = momentText(change.createdAt, app.clock())
      const value = shownText(controls[field] ?? {}, now[field] ?? "")
      return [[field, conflictText({ author: change.author, when, value })] as const]
    })
    return Object.fromEntries(texts)
  })
}

/** True of the version that gave this field its value. */
function sets(stored: string, field: string) {
  return ({ name, value, before }: ChangeEntry["versions"][number]) =>
    name === stored && textIn(value, field) !== textIn(before, field)
}

function textIn(value: unknown, field: string): unknown {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>)[field] : value
}
