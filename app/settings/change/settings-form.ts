import { type Area, areas } from "../areas.ts"
import { type EntryValues, entryOf, type List } from "../list.ts"
import { type ListName, lists } from "../lists/lists.ts"
import type { SettingControl } from "../setting.ts"
import { settings, settingsOf } from "../settings.ts"
import type { SettingsSnapshot } from "../store/settings-snapshot.ts"
import { entryName, type StoredValue } from "../stored-value.ts"
import type { Typed } from "./typed-settings.ts"

/** A form of the settings: that of an area, or of one entry of a list. */
export type SettingsForm = {
  fields: Readonly<Record<string, SettingControl>>
  /** Of a new entry. */
  isNew: boolean
  /** The entry was taken out of its list. Publishing puts it back. */
  isRemovedIn: (snapshot: SettingsSnapshot) => boolean
  valuesIn: (snapshot: SettingsSnapshot) => Typed
  /** What is stored when these fields were changed. */
  storedOf: (changed: Typed, seen: SettingsSnapshot) => Readonly<Record<string, StoredValue>>
  /** The stored name behind a field. */
  nameOf: (field: string) => string
  /** The page that a preview opens with; null where no page shows the settings. */
  seenAt: (snapshot: SettingsSnapshot) => string | null
}

/** The single settings of an area. */
export function textsForm(area: Area): SettingsForm {
  const names = settingsOf(area)
  return {
    fields: Object.fromEntries(names.map((name) => [name, settings[name]])),
    isNew: false,
    isRemovedIn: () => false,
    valuesIn: ({ values }) => Object.fromEntries(names.map((name) => [name, values[name]])),
    storedOf: (changed) => changed,
    nameOf: (field) => field,
    seenAt: () => areas[area].seenAt,
  }
}

/** One entry of a list, which may be new. */
export function entryForm(name: ListName, id: string, isNew: boolean): SettingsForm {
  const list: List = lists[name]
  const changeable = isNew ? null : list.fieldsOf?.(id)
  const fields = Object.fromEntries(
    Object.entries(list.fields).filter(([field]) => changeable?.includes(field) ?? true),
  )
  const entryIn = (snapshot: SettingsSnapshot) => snapshot.lists[name].find((entry) => entry.id === id)
  const wholeEntry = (snapshot: SettingsSnapshot): EntryValues =>
    entryIn(snapshot)?.values ?? entryOf(list, id)?.values ?? emptyEntry(list)
  /** What may not be changed here is said as the content files say it now. */
  const fixedValues = Object.fromEntries(
    Object.entries(entryOf(list, id)?.values ?? {}).filter(([field]) => !Object.hasOwn(fields, field)),
  )
  const isRemovedIn = ({ stored }: SettingsSnapshot) => stored[entryName(name, id)] === false
  /** A new entry of an ordered list is the last one. */
  const orderWith = ({ lists: read }: SettingsSnapshot) => ({
    [name]: [...read[name].map((entry) => entry.id).filter((other) => other !== id), id],
  })
  return {
    fields,
    isNew,
    isRemovedIn,
    valuesIn: (snapshot) => {
      const values = wholeEntry(snapshot)
      return Object.fromEntries(Object.keys(fields).map((field) => [field, values[field] ?? ""]))
    },
    storedOf: (changed, seen) => ({
      [entryName(name, id)]: { ...wholeEntry(seen), ...fixedValues, ...changed },
      ...(isNew && list.isOrdered && !isRemovedIn(seen) && orderWith(seen)),
    }),
    nameOf: () => entryName(name, id),
    seenAt: (snapshot) => {
      const entry = entryIn(snapshot)
      return (entry && list.seenAt?.(entry)) ?? areas[list.area].seenAt
    },
  }
}

function emptyEntry({ fields }: List): EntryValues {
  return Object.fromEntries(Object.keys(fields).map((field) => [field, ""]))
}
