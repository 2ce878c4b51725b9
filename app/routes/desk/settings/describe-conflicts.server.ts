import { momentText } from "../../../desk/desk-time.ts"
import type { ChangeOutcome } from "../../../settings/change/change-settings.server.ts"
import type { Typed } from "../../../settings/change/typed-settings.ts"
import { conflictText } from "../../../settings/page/settings-text.ts"
import { findChange } from "../../../settings/store/settings-store.server.ts"
import type { Desk } from "../desk-context.ts"

/** Who wrote what in between, for each field of the conflict. */
export function describeConflicts(
  asStaff: Desk["asStaff"],
  { names, current }: Extract<ChangeOutcome, { outcome: "conflict" }>,
  now: Date,
): Promise<Typed> {
  return asStaff(async (db) => {
    const texts: Partial<Record<(typeof names)[number], string>> = {}
    for (const name of names) {
      const change = await findChange(db, current.changeOf[name] ?? 0)
      if (!change) continue
      const { author, createdAt } = change
      texts[name] = conflictText({ author, when: momentText(createdAt, now), value: current.values[name] })
    }
    return texts
  })
}
