import type { EntryRow, List, RowContext } from "../../../settings/list.ts"
import { type ListName, lists } from "../../../settings/lists/lists.ts"
import type { SettingsSnapshot } from "../../../settings/store/settings-snapshot.ts"

/** The entries of a list as rows, in their order. */
export function rowsOf(
  snapshot: SettingsSnapshot,
  name: ListName,
  context: RowContext,
): (EntryRow & { id: string; title: string })[] {
  const list: List = lists[name]
  return snapshot.lists[name].map((entry) => ({
    id: entry.id,
    title: list.titleOf(entry),
    ...list.rowOf?.(entry, context),
  }))
}
