import type { HistoryEntry } from "../../../settings/page/change-history.tsx"
import { isSettingName, settings } from "../../../settings/settings.ts"
import type { SettingsSnapshot } from "../../../settings/store/settings-snapshot.ts"
import type { ChangeEntry } from "../../../settings/store/settings-store.server.ts"

/** Stored changes as the history shows them. A setting that no longer exists is left out. */
export function historyOf(
  changes: readonly ChangeEntry[],
  { changeOf }: SettingsSnapshot,
  whenText: (date: Date) => string,
): HistoryEntry[] {
  return changes.map(({ id, author, createdAt, reason, versions }) => {
    const known = versions.flatMap((version) =>
      isSettingName(version.name) ? [{ ...version, name: version.name }] : [],
    )
    return {
      id,
      author,
      when: whenText(createdAt),
      reason,
      lines: known.map(({ name, value, before }) => ({
        label: settings[name].label,
        before: before ?? settings[name].default,
        after: value ?? settings[name].default,
      })),
      isInForce: known.every(({ name }) => changeOf[name] === id),
    }
  })
}
