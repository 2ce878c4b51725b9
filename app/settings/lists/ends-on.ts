import type { SettingsSnapshot } from "../store/settings-snapshot.ts"
import { entryName } from "../stored-value.ts"
import { listNames } from "./lists.ts"

/** The stored names of the entries whose last day on the site is this one. */
export function endsOn({ lists }: SettingsSnapshot, day: string): string[] {
  return listNames.flatMap((list) =>
    lists[list].filter(({ values }) => values["until"] === day).map(({ id }) => entryName(list, id)),
  )
}
