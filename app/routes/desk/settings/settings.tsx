import { href } from "react-router"
import { areas, mayChange } from "../../../settings/areas.ts"
import { SettingsOverview } from "../../../settings/page/settings-overview.tsx"
import { settingsText } from "../../../settings/page/settings-text.ts"
import { settings, settingsOf } from "../../../settings/settings.ts"
import { snapshotOf } from "../../../settings/store/settings-snapshot.ts"
import { listVersionsInForce } from "../../../settings/store/settings-store.server.ts"
import { deskAppContext } from "../../app-context.ts"
import { deskContext } from "../desk-context.ts"
import { deskMeta } from "../desk-meta.ts"
import type { Route } from "./+types/settings"
import { areaNames, settingsMenu } from "./settings-menu.ts"

export default function Settings({ loaderData }: Route.ComponentProps) {
  return <SettingsOverview {...loaderData} />
}

export async function loader({ context }: Route.LoaderArgs) {
  const { person, asStaff } = context.get(deskContext)
  const snapshot = snapshotOf(await asStaff((db) => listVersionsInForce(db)))
  const { showsPlaceholders, isDevelopment } = context.get(deskAppContext)
  const { demonstration, production } = settingsText.examples
  const isDemonstration = showsPlaceholders || isDevelopment
  return {
    menu: settingsMenu(snapshot, null),
    areas: areaNames.map((area) => ({
      id: area,
      label: areas[area].label,
      text: areas[area].text,
      href: href("/painel/ajustes/:area", { area }),
      mayChange: mayChange(area, person.role),
      values: settingsOf(area).map((name) => ({
        label: settings[name].label,
        value: snapshot.values[name],
        isExample: snapshot.fictional.includes(name),
      })),
    })),
    warning:
      snapshot.fictional.length === 0
        ? null
        : { title: settingsText.examples.title, text: isDemonstration ? demonstration : production },
  }
}

export const meta = () => deskMeta(settingsText.title)
