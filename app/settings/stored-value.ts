import * as v from "valibot"
import type { Area } from "./areas.ts"
import { type EntryValues, entryOf, type List } from "./list.ts"
import { isListName, type ListName, lists } from "./lists/lists.ts"
import { isSettingName, type SettingName, settings } from "./settings.ts"

/** What is stored under one name: a text, an entry of a list, false for an entry that was taken out, or the order of a list. */
export type StoredValue = string | EntryValues | false | readonly string[]

type Subject =
  | { kind: "text"; name: SettingName; area: Area }
  | { kind: "entry"; list: ListName; id: string; area: Area }
  | { kind: "order"; list: ListName; area: Area }

/** What a stored name means: 'mainPhone', 'team.rosa-amaral', or 'team' for its order. Null for an unknown one. */
export function subjectOf(name: string): Subject | null {
  if (isSettingName(name)) return { kind: "text", name, area: settings[name].area }
  const [list = "", id, ...rest] = name.split(".")
  if (!isListName(list) || rest.length > 0) return null
  const { area, addLabel, defaults, isOrdered }: List = lists[list]
  if (id === undefined) return isOrdered ? { kind: "order", list, area } : null
  const isPossible = defaults.some((entry) => entry.id === id) || (addLabel !== undefined && entryId.test(id))
  return isPossible ? { kind: "entry", list, id, area } : null
}

export const entryName = (list: ListName, id: string) => `${list}.${id}`

/** The ids of entries that the office adds. */
export const entryId = /^[a-z0-9][a-z0-9-]{0,59}$/

/** In force without a stored value; null for an entry that only the office has, and for an order. */
export function defaultOf(name: string): StoredValue | null {
  const subject = subjectOf(name)
  if (subject?.kind === "text") return settings[subject.name].default
  if (subject?.kind === "entry") return entryOf(lists[subject.list], subject.id)?.values ?? null
  return null
}

/** The stored value as this release reads it; undefined when it cannot. */
export function readStored(name: string, value: unknown): StoredValue | undefined {
  const subject = subjectOf(name)
  if (subject?.kind === "text") return readText(settings[subject.name].schema, value)
  if (subject?.kind === "entry") return value === false ? false : readEntry(lists[subject.list], value)
  const order = v.safeParse(v.array(v.string()), value)
  return subject && order.success ? order.output : undefined
}

/** An added entry brings its place in the order; only the entry counts as what was changed. */
export function withoutOrder<Version extends { name: string }>(versions: readonly Version[]): Version[] {
  const others = versions.filter(({ name }) => subjectOf(name)?.kind !== "order")
  return others.length > 0 ? others : [...versions]
}

export function isSameValue(one: StoredValue | null, other: StoredValue | null) {
  return JSON.stringify(one) === JSON.stringify(other)
}

function readText(schema: v.GenericSchema<string, string>, value: unknown) {
  const read = v.safeParse(schema, value)
  return read.success ? read.output : undefined
}

/** Fields in the order of their list. A field that a later release added has its empty value, where it may be empty. */
function readEntry(list: List, value: unknown): EntryValues | undefined {
  if (typeof value !== "object" || value === null) return undefined
  const texts: Record<string, string> = {}
  for (const [field, { schema }] of Object.entries(list.fields)) {
    const text = readText(schema, (value as Record<string, unknown>)[field] ?? "")
    if (text === undefined) return undefined
    texts[field] = text
  }
  return texts
}
