import { longDay } from "../locale/pt-br.ts"
import { isDay } from "../platform/time/plain-day.ts"
import { areas } from "./areas.ts"
import { type Entry, type EntryValues, entryOf, type List } from "./list.ts"
import { type ListEntries, lists } from "./lists/lists.ts"
import type { SettingControl } from "./setting.ts"
import { settings } from "./settings.ts"
import { defaultOf, type StoredValue, subjectOf } from "./stored-value.ts"

export type ValueLine = { label: string; before: string; after: string }

/** The name of a setting for people: 'Telefone do site', and of an entry that of its list: 'Equipe'. The audit names no person. */
export function labelOf(name: string): string {
  const subject = subjectOf(name)
  if (!subject) return name
  return subject.kind === "text" ? settings[subject.name].label : areas[subject.area].label
}

/** What a change did, line by line: one for each field that is different. An order names the entries as they are now. */
export function linesOf(
  name: string,
  { before, after }: { before: StoredValue | null; after: StoredValue | null },
  current: ListEntries,
): ValueLine[] {
  const subject = subjectOf(name)
  if (!subject) return []
  const [from, to] = [before ?? defaultOf(name), after ?? defaultOf(name)]
  if (subject.kind === "text")
    return [{ label: settings[subject.name].label, before: plain(from), after: plain(to) }]
  const list: List = lists[subject.list]
  if (subject.kind === "order")
    return [
      {
        label: orderLabel,
        before: titles(current[subject.list], list, from),
        after: titles(current[subject.list], list, to),
      },
    ]
  const title = titleOf(list, subject.id, isEntry(to) ? to : from)
  if (!isEntry(to)) return [{ label: title, before: presence(from), after: presence(to) }]
  if (!isEntry(from))
    return [{ label: title, before: presence(from), after: presence(to) }, ...fieldLines(list, title, {}, to)]
  return fieldLines(list, title, from, to)
}

function fieldLines(list: List, title: string, from: EntryValues, to: EntryValues): ValueLine[] {
  return Object.entries(list.fields)
    .filter(([field]) => (from[field] ?? "") !== (to[field] ?? ""))
    .map(([field, control]) => ({
      label: `${title}: ${control.label}`,
      ...aroundDifference(shownText(control, from[field] ?? ""), shownText(control, to[field] ?? "")),
    }))
}

const orderLabel = "Ordem"

function isEntry(value: StoredValue | null): value is EntryValues {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}

const plain = (value: StoredValue | null) => (typeof value === "string" ? value : "")

const presence = (value: StoredValue | null) => (isEntry(value) ? "está na lista" : "fora da lista")

function titleOf(list: List, id: string, value: StoredValue | null) {
  if (!isEntry(value)) return id
  return list.titleOf({ id, values: value })
}

function titles(entries: readonly Entry[], list: List, order: StoredValue | null) {
  const ids = Array.isArray(order) ? (order as readonly string[]) : list.defaults.map(({ id }) => id)
  const titleNow = (id: string) => {
    const entry = entries.find((one) => one.id === id) ?? entryOf(list, id)
    return entry ? [list.titleOf(entry)] : []
  }
  return ids.flatMap(titleNow).join(", ")
}

/** A value as people read it: a day in words, the label of an option. */
export function shownText({ options }: Pick<SettingControl, "options">, text: string) {
  if (isDay(text)) return longDay(text)
  return options?.find(({ value }) => value === text)?.label ?? (text || "vazio")
}

const contextLetters = 40
const shownLetters = 160

/** Of long texts only the part that is different, with some letters around it. */
function aroundDifference(before: string, after: string) {
  if (Math.max(before.length, after.length) <= shownLetters) return { before, after }
  let start = 0
  while (start < before.length && before[start] === after[start]) start++
  let end = 0
  const longest = Math.min(before.length, after.length) - start
  while (end < longest && before.at(-1 - end) === after.at(-1 - end)) end++
  const cut = (text: string) => {
    const from = Math.max(0, start - contextLetters)
    const to = Math.min(text.length, text.length - end + contextLetters)
    const part = text.slice(from, Math.min(to, from + 2 * shownLetters))
    return `${from > 0 ? "… " : ""}${part}${from + part.length < text.length ? " …" : ""}`
  }
  return { before: cut(before), after: cut(after) }
}
