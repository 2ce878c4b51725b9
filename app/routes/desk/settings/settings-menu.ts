import { href } from "react-router"
import { type Area, areas } from "../../../settings/areas.ts"
import type { AreaLink } from "../../../settings/page/settings-frame.tsx"
import { settingsText } from "../../../settings/page/settings-text.ts"
import { settingsOf } from "../../../settings/settings.ts"
import type { SettingsSnapshot } from "../../../settings/store/settings-snapshot.ts"

export const areaNames = Object.keys(areas) as Area[]

/** The menu of the settings; `current` is null on the overview. */
export function settingsMenu({ fictional }: SettingsSnapshot, current: Area | null): AreaLink[] {
  return [
    { label: settingsText.overview, href: href("/painel/ajustes"), isCurrent: current === null },
    ...areaNames.map((area) => ({
      label: areas[area].label,
      href: href("/painel/ajustes/:area", { area }),
      isCurrent: area === current,
      needsAttention: settingsOf(area).some((name) => fictional.includes(name)),
    })),
  ]
}
