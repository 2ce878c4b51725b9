import type { EntryValues, List } from "../list.ts"
import { lists } from "../lists/lists.ts"
import type { SettingsSnapshot } from "../store/settings-snapshot.ts"
import { subjectOf } from "../stored-value.ts"

/** What is wrong with entries, with the text for each field. */
export type EntryFaults = { name: string; faults: EntryValues }[]

/** The faults of the entries with these names, as they would be after a change. */
export function faultsIn(after: SettingsSnapshot, names: readonly string[], today: string): EntryFaults {
  return names.flatMap((name) => {
    const subject = subjectOf(name)
    if (subject?.kind !== "entry") return []
    const { faultsOf }: List = lists[subject.list]
    const entry = after.lists[subject.list].find(({ id }) => id === subject.id)
    const faults = entry && faultsOf ? faultsOf(entry, after, today) : {}
    return Object.keys(faults).length > 0 ? [{ name, faults }] : []
  })
}
