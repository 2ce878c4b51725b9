import type { Transaction } from "kysely"
import type { DB } from "../../../db/types.generated.ts"
import { dayOf } from "../../locale/pt-br.ts"
import type { Db } from "../../platform/db/db.server.ts"
import { addJob } from "../../platform/jobs/add-job.server.ts"
import { areas } from "../areas.ts"
import { refreshEdgePages } from "../edge/settings-queues.ts"
import { readOfficeTimes } from "../store/office-times.server.ts"
import { type SettingsSnapshot, snapshotOf, valueOf, withValues } from "../store/settings-snapshot.ts"
import { insertChange, listVersionsInForce, lockSettings } from "../store/settings-store.server.ts"
import { defaultOf, isSameValue, type StoredValue, subjectOf } from "../stored-value.ts"
import { labelOf } from "../value-text.ts"
import { type EntryFaults, faultsIn } from "./entry-faults.ts"

/** Writes the audit, and adds the mails to the other administrators. The route passes it in, because `settings` may not import `staff`. */
export type RecordChange = (
  transaction: Transaction<DB>,
  entry: { staffId: string; action: string; target: string; details: { settings: string } },
) => Promise<unknown>

export type Change = {
  /** By stored name; null is the default again. */
  values: Readonly<Record<string, StoredValue | null>>
  /** The newest change when the person saw the values. */
  seenVersion: number
  reason: string
  staffId: string
  now: Date
  /** Of a return to earlier values: the change that is taken back or repeated. */
  returnOf?: number
}

export type ChangeOutcome =
  | { outcome: "changed"; version: number }
  | { outcome: "unchanged" }
  /** An entry contradicts itself or another one, as it would be now. Nothing was stored. */
  | { outcome: "refused"; faults: EntryFaults }
  /** Another person changed these settings in between. Nothing was stored. */
  | { outcome: "conflict"; names: string[]; current: SettingsSnapshot }

/** Stores a change of settings with its reason, the audit entry and the job that refreshes the edge, in one transaction. */
export function changeSettings(db: Db, record: RecordChange, change: Change): Promise<ChangeOutcome> {
  return db.transaction().execute(async (transaction) => {
    await lockSettings(transaction)
    const current = snapshotOf(await listVersionsInForce(transaction), {
      // A claim about hours is compared with them.
      office: await readOfficeTimes(transaction),
    })
    const names = Object.keys(change.values).filter((name) => isDifferent(change, current, name))
    if (names.length === 0) return { outcome: "unchanged" }
    const conflicting = names.filter((name) => (current.changeOf[name] ?? 0) > change.seenVersion)
    if (conflicting.length > 0) return { outcome: "conflict", names: conflicting, current }
    const faults = faultsIn(withValues(current, change.values), names, dayOf(change.now))
    if (faults.length > 0) return { outcome: "refused", faults }
    return { outcome: "changed", version: await store(transaction, record, { change, names, current }) }
  })
}

function isDifferent({ values }: Change, current: SettingsSnapshot, name: string) {
  const value = values[name]
  if (value === undefined || !subjectOf(name)) return false
  return !isSameValue(value ?? defaultOf(name), valueOf(current, name))
}

function isOnPages(name: string) {
  const subject = subjectOf(name)
  return subject !== null && areas[subject.area].seenAt !== null
}

type Stored = { change: Change; names: readonly string[]; current: SettingsSnapshot }

async function store(db: Transaction<DB>, record: RecordChange, { change, names, current }: Stored) {
  const { values, reason, staffId, returnOf } = change
  const version = await insertChange(
    db,
    { authorId: staffId, reason, returnOf: returnOf ?? null },
    names.map((name) => ({ name, value: values[name] ?? null, replaces: current.changeOf[name] ?? null })),
  )
  await record(db, {
    staffId,
    action: returnOf === undefined ? "ajuste_mudado" : "ajuste_devolvido",
    target: `ajustes:${version}`,
    details: { settings: [...new Set(names.map(labelOf))].join(", ") },
  })
  if (names.some(isOnPages)) await addJob(db, refreshEdgePages, { version })
  return version
}
