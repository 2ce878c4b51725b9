import type { Db } from "../../platform/db/db.server.ts"
import { isSettingName, type SettingName } from "../settings.ts"
import { type ChangeEntry, findChange } from "../store/settings-store.server.ts"
import { type ChangeOutcome, changeSettings, type RecordChange } from "./change-settings.server.ts"

type Return = {
  changeId: number
  /** before: what the change replaced · after: what the change set */
  to: "before" | "after"
  /** The settings of the form; a change of others is unknown here. */
  names: readonly SettingName[]
  seenVersion: number
  staffId: string
}

/** One step: the values before or after an earlier change are in force again, as a change of its own. */
export async function returnToChange(
  db: Db,
  record: RecordChange,
  { changeId, to, names, seenVersion, staffId }: Return,
): Promise<ChangeOutcome | { outcome: "unknown" }> {
  const change = await findChange(db, changeId)
  const mine = change?.versions.filter(({ name }) => isSettingName(name) && names.includes(name)) ?? []
  if (!change || mine.length < change.versions.length) return { outcome: "unknown" }
  return changeSettings(db, record, {
    values: Object.fromEntries(
      mine.map(({ name, value, before }) => [name, to === "after" ? value : before]),
    ),
    seenVersion,
    reason: reasonOf(change, to),
    staffId,
    returnOf: changeId,
  })
}

function reasonOf({ reason }: ChangeEntry, to: Return["to"]) {
  return `${to === "before" ? "Desfaz" : "Volta a"}: ${reason}`.slice(0, 300)
}
