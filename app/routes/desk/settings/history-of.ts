import type { HistoryEntry } from "../../../settings/page/change-history.tsx"
import type { SettingsSnapshot } from "../../../settings/store/settings-snapshot.ts"
import type { ChangeEntry } from "../../../settings/store/settings-store.server.ts"
import { readStored, subjectOf, withoutOrder } from "../../../settings/stored-value.ts"
import { linesOf } from "../../../settings/value-text.ts"

/** Stored changes as the history shows them. A setting that no longer exists is left out. */
export function historyOf(
  changes: readonly ChangeEntry[],
  { changeOf, lists }: SettingsSnapshot,
  whenText: (date: Date) => string,
): HistoryEntry[] {
  return changes.map(({ id, author, createdAt, reason, versions }) => {
    const known = versions.filter(({ name }) => subjectOf(name))
    const told = withoutOrder(known)
    return {
      id,
      author,
      when: whenText(createdAt),
      reason,
      lines: told.flatMap(({ name, value, before }) =>
        linesOf(name, { before: readOrDefault(name, before), after: readOrDefault(name, value) }, lists),
      ),
      isInForce: told.every(({ name }) => changeOf[name] === id),
    }
  })
}

/** Null, which is the default, also for a value that this release cannot read. */
const readOrDefault = (name: string, value: unknown) => readStored(name, value) ?? null
