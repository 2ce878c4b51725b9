import { formText } from "../../../platform/http/form-text.ts"
import { readCount } from "../../../platform/text/whole-number.ts"
import { type ChangeOutcome, changeSettings } from "../../../settings/change/change-settings.server.ts"
import type { SettingsForm } from "../../../settings/change/settings-form.ts"
import { readTyped, type Typed } from "../../../settings/change/typed-settings.ts"
import type { SettingsRefusal } from "../../../settings/page/refusal-notice.tsx"
import { settingsText } from "../../../settings/page/settings-text.ts"
import { type SettingsSnapshot, snapshotOf } from "../../../settings/store/settings-snapshot.ts"
import { listVersionsInForce } from "../../../settings/store/settings-store.server.ts"
import {
  type Done,
  lapsedProof,
  needsProof,
  type Refused,
  readFields,
  readReason,
  recordIn,
  type TypedForm,
  type Work,
} from "./area-form.server.ts"
import { describeConflicts } from "./describe-conflicts.server.ts"

/** Stores what a person changed in a form, or shows the form again with everything that was typed. */
export async function publishSettings(
  work: Work,
  settingsForm: SettingsForm,
  form: FormData,
): Promise<Done | Refused> {
  const { app, desk } = work
  const seenVersion = readCount(formText(form, "seen")) ?? 0
  const seen = snapshotOf(await desk.asStaff((db) => listVersionsInForce(db, seenVersion)))
  const values = readFields(settingsForm, form)
  const { reason, reasonFault } = readReason(form)
  const { fields, isNew } = settingsForm
  const { changed, faults } = readTyped(values, fields, settingsForm.valuesIn(seen), {
    refusesFictional: !app.mayBeFictional,
    isNew,
  })
  const typed: TypedForm = { values, reason, faults, conflicts: {}, reasonFault }
  const refused = (refusal: SettingsRefusal | null, more: Partial<TypedForm> = {}): Refused => ({
    refusal,
    seenVersion,
    typed: { ...typed, ...more },
  })
  if (Object.keys(faults).length > 0) return refused(null)
  if (Object.keys(changed).length === 0 && !settingsForm.isRemovedIn(seen))
    return refused(settingsText.unchanged)
  if (reasonFault) return refused(null)
  if (needsProof(work)) return refused(lapsedProof(work))

  const outcome = await store(work, settingsForm, { changed, seen, reason })
  if (outcome.outcome === "changed") return { done: "publicado" }
  if (outcome.outcome === "unchanged") return refused(settingsText.unchanged)
  if (outcome.outcome === "refused") return refused(null, { faults: outcome.faults[0]?.faults ?? {} })
  const { current } = outcome
  if (settingsForm.isRemovedIn(current) && !settingsForm.isRemovedIn(seen))
    return {
      refusal: settingsText.removedMeanwhile,
      seenVersion: current.version,
      typed: { ...typed, values: { ...settingsForm.valuesIn(seen), ...changed } },
    }
  const now = settingsForm.valuesIn(current)
  return {
    refusal: settingsText.conflict,
    // The page shows the other values now, so publishing again may replace them.
    seenVersion: current.version,
    typed: {
      ...typed,
      conflicts: await describeConflicts(work, settingsForm, {
        fields: overlapOf(changed, settingsForm, seen, current),
        current,
      }),
      values: { ...now, ...changed },
    },
  }
}

type Storing = { changed: Typed; seen: SettingsSnapshot; reason: string }

/** Two people who changed different fields of one entry lose nothing: both changes are stored. */
async function store(
  { area, app, desk }: Work,
  form: SettingsForm,
  { changed, seen, reason }: Storing,
): Promise<ChangeOutcome> {
  const attempt = (from: SettingsSnapshot) =>
    desk.asStaff((db) =>
      changeSettings(db, recordIn(area), {
        values: form.storedOf(changed, from),
        seenVersion: from.version,
        reason,
        staffId: desk.person.id,
        now: app.clock(),
      }),
    )
  const outcome = await attempt(seen)
  const isMergeable =
    outcome.outcome === "conflict" &&
    form.isRemovedIn(outcome.current) === form.isRemovedIn(seen) &&
    overlapOf(changed, form, seen, outcome.current).length === 0
  return isMergeable ? attempt(outcome.current) : outcome
}

/** The fields that both people changed, to different values. */
function overlapOf(
  changed: Typed,
  { valuesIn }: SettingsForm,
  seen: SettingsSnapshot,
  current: SettingsSnapshot,
) {
  const [before, now] = [valuesIn(seen), valuesIn(current)]
  return Object.keys(changed).filter((field) => now[field] !== before[field] && now[field] !== changed[field])
}
