import type { ListName } from "../lists/lists.ts"
import type { SettingsSnapshot } from "../store/settings-snapshot.ts"

/** The order of a list after an entry moved one place; null when it cannot move. */
export function orderAfterMove(
  { lists }: SettingsSnapshot,
  list: ListName,
  { id, direction }: { id: string; direction: "up" | "down" },
): string[] | null {
  const ids = lists[list].map((entry) => entry.id)
  const from = ids.indexOf(id)
  const to = from + (direction === "up" ? -1 : 1)
  const [moved, other] = [ids[from], ids[to]]
  if (moved === undefined || other === undefined) return null
  return ids.with(from, other).with(to, moved)
}
