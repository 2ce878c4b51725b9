import { href } from "react-router"
import { type Area, areas } from "../../../settings/areas.ts"
import type { RowContext } from "../../../settings/list.ts"
import { listOf } from "../../../settings/lists/lists.ts"
import type { AreaLink } from "../../../settings/page/settings-frame.tsx"
import { settingsText } from "../../../settings/page/settings-text.ts"
import { settingsOf } from "../../../settings/settings.ts"
import type { SettingsSnapshot } from "../../../settings/store/settings-snapshot.ts"
import { rowsOf } from "./rows-of.ts"

export const areaNames = Object.keys(areas) as Area[]

/** The menu of the settings; `current` is null on the overview. The hours are changed in the calendar. */
export function settingsMenu(
  snapshot: SettingsSnapshot,
  current: Area | null,
  context: RowContext,
): AreaLink[] {
  const links = areaNames.map((area) => ({
    label: areas[area].label,
    href: href("/painel/ajustes/:area", { area }),
    isCurrent: area === current,
    attention: attentionOf(snapshot, area, context),
  }))
  const [company, phones, ...others] = links
  return [
    {
      label: settingsText.overview,
      href: href("/painel/ajustes"),
      isCurrent: current === null,
      attention: null,
    },
    ...(company && phones ? [company, phones] : []),
    { label: settingsText.hours.label, href: href("/painel/calendario"), isCurrent: false, attention: null },
    ...others,
  ]
}

/** Why the area needs attention; null when it does not. */
function attentionOf(snapshot: SettingsSnapshot, area: Area, context: RowContext) {
  if (settingsOf(area).some((name) => snapshot.fictional.includes(name))) return settingsText.isExample
  const list = listOf(area)
  return list && rowsOf(snapshot, list, context).some(({ needsAttention }) => needsAttention)
    ? settingsText.needsAttention
    : null
}
