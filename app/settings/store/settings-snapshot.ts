import * as v from "valibot"
import { type Company, companyOf } from "../../site/company/company.ts"
import {
  fictionalSettings,
  isSettingName,
  type SettingName,
  type SettingValues,
  settingNames,
  settings,
} from "../settings.ts"
import type { StoredVersion } from "./settings-store.server.ts"

/** The values of all settings at one moment, as every page and mail of a process reads them. */
export type SettingsSnapshot = {
  /** The number of the newest change; 0 before the first. */
  version: number
  values: SettingValues
  /** The change that set each value; absent for a default. */
  changeOf: Partial<Readonly<Record<SettingName, number>>>
  company: Company
  /** Names of settings whose value is fictional (D4). */
  fictional: readonly SettingName[]
}

type Reading = {
  /** The values that this process had before. */
  earlier?: SettingValues | undefined
  onUnreadable?: (name: SettingName) => void
}

/**
 * A stored value wins over the default. One that the running release cannot read is reported, and the earlier value stays: a newer
 * release may have stored it.
 */
export function snapshotOf(
  stored: readonly StoredVersion[],
  { earlier, onUnreadable = () => {} }: Reading = {},
): SettingsSnapshot {
  const values: Partial<Record<SettingName, string>> = {}
  const changeOf: Partial<Record<SettingName, number>> = {}
  for (const { name, value, changeId } of stored) {
    if (!isSettingName(name)) continue
    changeOf[name] = changeId
    if (value === null) continue
    const read = v.safeParse(settings[name].schema, value)
    if (read.success) values[name] = read.output
    else {
      onUnreadable(name)
      if (earlier) values[name] = earlier[name]
    }
  }
  return withValues({ version: Math.max(0, ...stored.map(({ changeId }) => changeId)), changeOf }, values)
}

/** The snapshot as it would be with these values: for a preview. */
export function withValues(
  base: Pick<SettingsSnapshot, "version" | "changeOf"> & Partial<Pick<SettingsSnapshot, "values">>,
  changed: Partial<Readonly<Record<SettingName, string>>>,
): SettingsSnapshot {
  const values = Object.fromEntries(
    settingNames.map((name) => [name, changed[name] ?? base.values?.[name] ?? settings[name].default]),
  ) as SettingValues
  return {
    version: base.version,
    changeOf: base.changeOf,
    values,
    company: companyOf(values),
    fictional: fictionalSettings(values),
  }
}
