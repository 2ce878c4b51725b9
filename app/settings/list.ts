import type { Area } from "./areas.ts"
import type { SettingControl } from "./setting.ts"
import type { SettingsSnapshot } from "./store/settings-snapshot.ts"

/** The texts of an entry, by the name of their field. */
export type EntryValues = Readonly<Record<string, string>>

export type Entry = { id: string; values: EntryValues }

/** A list that the office keeps, declared once: in lists/. Each entry is stored by itself, and so is the order. */
export type List = {
  /** The form that it is in. */
  area: Area
  fields: Readonly<Record<string, SettingControl>>
  /** In force until the office stores other ones. */
  defaults: readonly Entry[]
  /** The label of the button that adds an entry; without it nobody adds or removes one. */
  addLabel?: string
  isOrdered: boolean
  /** The fields that may be changed, where not all of an entry may. */
  fieldsOf?: (id: string) => readonly string[]
  /** What is wrong with the whole entry, by field, if all settings were as in the snapshot. */
  faultsOf?: (entry: Entry, after: SettingsSnapshot, today: string) => EntryValues
  /** The entry in a few words, for the history. */
  titleOf: (entry: Entry) => string
  /** What its row in the list shows besides the title. */
  rowOf?: (entry: Entry, context: RowContext) => EntryRow
  /** The page where a preview shows the entry; by default that of the area. */
  seenAt?: (entry: Entry) => string | undefined
  /** Instead of a preview, where no page shows the entry: how it reads, and what may be in braces. */
  example?: {
    textOf: (values: EntryValues) => string
    placeholders: readonly { name: string; meaning: string }[]
  }
}

/** `showsExamples`: the site is a demonstration, or in development (D72). */
export type RowContext = { today: string; showsExamples: boolean; openingHours: string }

export type EntryRow = {
  /** A number in large type, with its own title beside it. */
  figure?: { value: string; title: string }
  note?: string
  state?: { label: string; tone: "done" | "look" | "off" }
  /** A person should look at it soon. */
  needsAttention?: boolean
}

export const entryOf = (list: List, id: string) => list.defaults.find((entry) => entry.id === id)
