import type { Calendar } from "../../leads/deadline/promise-clock.ts"
import { type Company, companyOf } from "../../site/company/company.ts"
import type { Entry } from "../list.ts"
import { type ListEntries, type ListName, listNames, lists } from "../lists/lists.ts"
import {
  fictionalSettings,
  type SettingName,
  type SettingValues,
  settingNames,
  settings,
} from "../settings.ts"
import { defaultOf, entryName, readStored, type StoredValue, subjectOf } from "../stored-value.ts"
import type { StoredVersion } from "./settings-store.server.ts"

/** All settings at one moment, as every page and mail of a process reads them. */
export type SettingsSnapshot = {
  /** The number of the newest change; 0 before the first. */
  version: number
  /** What the office stored, by name; absent for a default. */
  stored: Readonly<Record<string, StoredValue>>
  /** The working hours that the promise counts. Null where the calendar was not read. */
  calendar: Calendar | null
  /** When the office answers phone and chat, as the site says it. */
  openingHours: string
  /** The change that set each value; absent for a default. */
  changeOf: Readonly<Record<string, number>>
  values: SettingValues
  lists: ListEntries
  company: Company
  /** Names of settings whose value is fictional (D4). */
  fictional: readonly SettingName[]
}

/** What the calendar gives; without it, a snapshot says nothing of hours. */
export type OfficeTimes = Pick<SettingsSnapshot, "calendar" | "openingHours">

const noOfficeTimes: OfficeTimes = { calendar: null, openingHours: "" }

type Reading = {
  /** Absent: the newest change among the stored values. */
  version?: number
  office?: OfficeTimes | undefined
  /** What this process had before. */
  earlier?: SettingsSnapshot | undefined
  onUnreadable?: (name: string) => void
}

/**
 * A stored value wins over the default. One that the running release cannot read is reported, and the earlier value stays: a newer
 * release may have stored it.
 */
export function snapshotOf(
  rows: readonly StoredVersion[],
  { version, office = noOfficeTimes, earlier, onUnreadable = () => {} }: Reading = {},
): SettingsSnapshot {
  const stored: Record<string, StoredValue> = {}
  const changeOf: Record<string, number> = {}
  for (const { name, value, changeId } of rows) {
    if (!subjectOf(name)) continue
    changeOf[name] = changeId
    if (value === null) continue
    const read = readStored(name, value)
    if (read === undefined) onUnreadable(name)
    const kept = read ?? earlier?.stored[name]
    if (kept !== undefined) stored[name] = kept
  }
  const newest = version ?? Math.max(0, ...rows.map(({ changeId }) => changeId))
  return build({ version: newest, stored, changeOf, ...office })
}

/** The snapshot as it would be with these values; null is the default again. */
export function withValues(
  { version, changeOf, stored, calendar, openingHours }: SettingsSnapshot,
  changed: Readonly<Record<string, StoredValue | null>>,
): SettingsSnapshot {
  const kept = Object.entries({ ...stored, ...changed }).filter(
    (entry): entry is [string, StoredValue] => entry[1] !== null,
  )
  return build({ version, changeOf, calendar, openingHours, stored: Object.fromEntries(kept) })
}

/** The value in force under this name; null for an entry or an order that is not stored and has no default. */
export function valueOf({ stored }: SettingsSnapshot, name: string): StoredValue | null {
  return stored[name] ?? defaultOf(name)
}

type Basis = Pick<SettingsSnapshot, "version" | "stored" | "changeOf"> & OfficeTimes

function build(base: Basis): SettingsSnapshot {
  const values = Object.fromEntries(
    settingNames.map((name) => [name, base.stored[name] ?? settings[name].default]),
  ) as SettingValues
  return {
    ...base,
    values,
    lists: Object.fromEntries(listNames.map((name) => [name, entriesOf(name, base.stored)])) as Record<
      ListName,
      Entry[]
    >,
    company: companyOf(values, base.openingHours),
    fictional: fictionalSettings(values),
  }
}

/** The entries of a list: those in the stored order first, then the other defaults, then what else the office added. */
function entriesOf(list: ListName, stored: SettingsSnapshot["stored"]): Entry[] {
  const defaults = lists[list].defaults.map(({ id }) => id)
  const added = Object.keys(stored)
    .flatMap((name) => {
      const subject = subjectOf(name)
      return subject?.kind === "entry" && subject.list === list && !defaults.includes(subject.id)
        ? [subject.id]
        : []
    })
    .toSorted()
  const order = stored[list]
  const ids = new Set([...(Array.isArray(order) ? (order as string[]) : []), ...defaults, ...added])
  return [...ids].flatMap((id) => {
    const name = entryName(list, id)
    const value = stored[name] ?? defaultOf(name)
    return typeof value === "object" && value !== null && !Array.isArray(value)
      ? [{ id, values: value as Entry["values"] }]
      : []
  })
}
