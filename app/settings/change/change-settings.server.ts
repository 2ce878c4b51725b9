import type { Transaction } from "kysely"
import type { DB } from "../../../db/types.generated.ts"
import type { Db } from "../../platform/db/db.server.ts"
import { addJob } from "../../platform/jobs/add-job.server.ts"
import { refreshEdgePages } from "../edge/settings-queues.ts"
import { type SettingName, settingNames, settings } from "../settings.ts"
import { type SettingsSnapshot, snapshotOf } from "../store/settings-snapshot.ts"
import { insertChange, listVersionsInForce, lockSettings } from "../store/settings-store.server.ts"

/** Writes the audit, and adds the mails to the other administrators. The route passes it in, because `settings` may not import `staff`. */
export type RecordChange = (
  transaction: Transaction<DB>,
  entry: { staffId: string; action: string; target: string; details: { settings: string } },
) => Promise<unknown>

export type Change = {
  /** Null is the default again. */
  values: Partial<Readonly<Record<SettingName, string | null>>>
  /** The newest change when the person saw the values. */
  seenVersion: number
  reason: string
  staffId: string
  /** Of a return to earlier values: the change that is taken back or repeated. */
  returnOf?: number
}

export type ChangeOutcome =
  | { outcome: "changed"; version: number }
  | { outcome: "unchanged" }
  /** Another person changed these settings in between. Nothing was stored. */
  | { outcome: "conflict"; names: SettingName[]; current: SettingsSnapshot }

/** Stores a change of settings with its reason, the audit entry and the job that refreshes the edge, in one transaction. */
export function changeSettings(db: Db, record: RecordChange, change: Change): Promise<ChangeOutcome> {
  return db.transaction().execute(async (transaction) => {
    await lockSettings(transaction)
    const current = snapshotOf(await listVersionsInForce(transaction))
    const names = settingNames.filter((name) => isDifferent(change, current, name))
    if (names.length === 0) return { outcome: "unchanged" }
    const conflicting = names.filter((name) => (current.changeOf[name] ?? 0) > change.seenVersion)
    if (conflicting.length > 0) return { outcome: "conflict", names: conflicting, current }
    return { outcome: "changed", version: await store(transaction, record, { change, names, current }) }
  })
}

function isDifferent({ values }: Change, current: SettingsSnapshot, name: SettingName) {
  const value = values[name]
  return value !== undefined && (value ?? settings[name].default) !== current.values[name]
}

type Stored = { change: Change; names: readonly SettingName[]; current: SettingsSnapshot }

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
    details: { settings: names.map((name) => settings[name].label).join(", ") },
  })
  await addJob(db, refreshEdgePages, { version })
  return version
}
