import type { Db } from "../../platform/db/db.server.ts"
import type { Area } from "../areas.ts"
import { settings } from "../settings.ts"
import { type ChangeEntry, findChange } from "../store/settings-store.server.ts"
import { defaultOf, readStored, type StoredValue, subjectOf, withoutOrder } from "../stored-value.ts"
import { type ChangeOutcome, changeSettings, type RecordChange } from "./change-settings.server.ts"

type Return = {
  changeId: number
  /** before: what the change replaced · after: what the change set */
  to: "before" | "after"
  /** The form that the change was made in; a change of another one is unknown here. */
  area: Area
  refusesFictional: boolean
  seenVersion: number
  staffId: string
  now: Date
}

/** One step: the values before or after an earlier change are in force again, as a change of its own. */
export async function returnToChange(
  db: Db,
  record: RecordChange,
  { changeId, to, area, refusesFictional, seenVersion, staffId, now }: Return,
): Promise<ChangeOutcome | { outcome: "unknown" | "fictional" }> {
  const change = await findChange(db, changeId)
  const versions = withoutOrder(change?.versions ?? [])
  const values = versions.flatMap(({ name, value, before }) => {
    const then = to === "after" ? value : before
    const read = then === null ? null : readStored(name, then)
    return subjectOf(name)?.area === area && read !== undefined ? [{ name, value: read }] : []
  })
  // A change of the calendar has no values of settings.
  if (!change || values.length === 0 || values.length < versions.length) return { outcome: "unknown" }
  if (refusesFictional && values.some(({ name, value }) => isFictional(name, value)))
    return { outcome: "fictional" }
  return changeSettings(db, record, {
    values: Object.fromEntries(values.map(({ name, value }) => [name, value])),
    seenVersion,
    reason: reasonOf(change, to),
    staffId,
    now,
    returnOf: changeId,
  })
}

function isFictional(name: string, value: StoredValue | null) {
  const subject = subjectOf(name)
  const then = value ?? defaultOf(name)
  return subject?.kind === "text" && typeof then === "string" && settings[subject.name].isFictional(then)
}

function reasonOf({ reason }: ChangeEntry, to: Return["to"]) {
  return `${to === "before" ? "Desfaz" : "Volta a"}: ${reason}`.slice(0, 300)
}
