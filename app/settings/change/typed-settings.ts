import * as v from "valibot"
import { type SettingName, settings } from "../settings.ts"
import type { SettingsSnapshot } from "../store/settings-snapshot.ts"

export type Typed = Partial<Readonly<Record<SettingName, string>>>
export type FieldFaults = Partial<Record<SettingName, string>>

type Reading = {
  /** What differs from what the person saw, as it would be stored. */
  changed: Typed
  faults: FieldFaults
}

/**
 * What a person changed in a form, compared with what the form showed them. A field that they left alone is not checked: an older
 * value stays valid when the rule for new ones changes.
 */
export function readTyped(
  typed: Typed,
  seen: SettingsSnapshot["values"],
  { refusesFictional }: { refusesFictional: boolean },
): Reading {
  const changed: Partial<Record<SettingName, string>> = {}
  const faults: FieldFaults = {}
  for (const [name, text] of Object.entries(typed) as [SettingName, string][]) {
    if (text.trim() === seen[name]) continue
    const read = v.safeParse(settings[name].schema, text)
    if (!read.success) faults[name] = read.issues[0].message
    else if (refusesFictional && settings[name].isFictional(read.output)) faults[name] = fictionalText
    else if (read.output !== seen[name]) changed[name] = read.output
  }
  return { changed, faults }
}

const fictionalText = "Parece um dado de exemplo. O site só pode mostrar o verdadeiro."
