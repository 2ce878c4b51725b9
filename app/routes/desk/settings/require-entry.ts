import { data } from "react-router"
import type { Area } from "../../../settings/areas.ts"
import { newEntry } from "../../../settings/change/new-entry-id.ts"
import { entryForm, type SettingsForm } from "../../../settings/change/settings-form.ts"
import type { Entry, List } from "../../../settings/list.ts"
import { type ListName, listOf, lists } from "../../../settings/lists/lists.ts"
import type { SettingsSnapshot } from "../../../settings/store/settings-snapshot.ts"
import { entryName } from "../../../settings/stored-value.ts"

/**
 * The entry that an address names, or the form of a new one; 404 for any other word. One that was taken out can be put back: a
 * person may have its form open.
 */
export function requireEntry(
  area: Area,
  id: string,
  snapshot: SettingsSnapshot,
): { name: ListName; form: SettingsForm; found: Entry | null } {
  const name = listOf(area)
  if (!name) throw data(null, { status: 404 })
  const list: List = lists[name]
  const found = snapshot.lists[name].find((entry) => entry.id === id) ?? null
  const wasRemoved = snapshot.stored[entryName(name, id)] === false
  if (!found && !wasRemoved && !(id === newEntry && list.addLabel)) throw data(null, { status: 404 })
  return { name, form: entryForm(name, id, !found), found }
}
