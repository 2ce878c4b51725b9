import type { Db } from "../../platform/db/db.server.ts"
import { isSettingName, type SettingName, settings } from "../settings.ts"
import { type ChangeEntry, findChange } from "../store/settings-store.server.ts"
import { type ChangeOutcome, changeSettings, type RecordChange } from "./change-settings.server.ts"

type Return = {
  changeId: number
  /** before: what the change replaced · after: what the change set */
  to: "before" | "after"
  /** The settings of the form; a change of others is unknown here. */
  names: readonly SettingName[]
  refusesFictional: boolean
  seenVersion: number
  staffId: string
}

/** One step: the values before or after an earlier change are in force again, as a change of its own. */
export async function returnToChange(
  db: Db,
  record: RecordChange,
  { changeId, to, names, refusesFictional, seenVersion, staffId }: Return,
): Promise<ChangeOutcome | { outcome: "unknown" | "fictional" }> {
  const change = await findChange(db, changeId)
  const values = (change?.versions ?? []).flatMap(({ name, value, before }) =>
    isSettingName(name) && names.includes(name) ? [{ name, value: to === "after" ? value : before }] : [],
  )
  if (!change || values.length < change.versions.length) return { outcome: "unknown" }
  if (
    refusesFictional &&
    values.some(({ name, value }) => settings[name].isFictional(value ?? settings[name].default))
  )
    return { outcome: "fictional" }
  return changeSettings(db, record, {
    values: Object.fromEntries(values.map(({ name, value }) => [name, value])),
    seenVersion,
    reason: reasonOf(change, to),
    staffId,
    returnOf: changeId,
  })
}

function reasonOf({ reason }: ChangeEntry, to: Return["to"]) {
  return `${to === "before" ? "Desfaz" : "Volta a"}: ${reason}`.slice(0, 300)
}
