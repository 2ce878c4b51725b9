import { href } from "react-router"
import { type Area, areas, mayChange } from "../../../settings/areas.ts"
import type { RowContext } from "../../../settings/list.ts"
import { listOf } from "../../../settings/lists/lists.ts"
import { unconfirmedTerms } from "../../../settings/lists/shown-claims.ts"
import { type OverviewArea, SettingsOverview } from "../../../settings/page/settings-overview.tsx"
import { settingsText } from "../../../settings/page/settings-text.ts"
import { settings, settingsOf } from "../../../settings/settings.ts"
import { type SettingsSnapshot, snapshotOf } from "../../../settings/store/settings-snapshot.ts"
import { listVersionsInForce } from "../../../settings/store/settings-store.server.ts"
import { deskAppContext } from "../../app-context.ts"
import { deskContext } from "../desk-context.ts"
import { deskMeta } from "../desk-meta.ts"
import type { Route } from "./+types/settings"
import { rowContext } from "./read-area.server.ts"
import { rowsOf } from "./rows-of.ts"
import { areaNames, settingsMenu } from "./settings-menu.ts"

export default function Settings({ loaderData }: Route.ComponentProps) {
  return <SettingsOverview {...loaderData} />
}

export async function loader({ context }: Route.LoaderArgs) {
  const { person, asStaff } = context.get(deskContext)
  const app = context.get(deskAppContext)
  const snapshot = snapshotOf(await asStaff((db) => listVersionsInForce(db)))
  const rows = rowContext(app)
  return {
    menu: settingsMenu(snapshot, null, rows),
    hours: { says: app.company.openingHours || settingsText.hours.none, href: href("/painel/calendario") },
    areas: areaNames.map((area) => overviewOf(area, snapshot, { role: person.role, rows })),
    warning: warningOf(snapshot, app.mayBeFictional),
  }
}

/** What keeps the site from starting, or would in production. */
function warningOf(snapshot: SettingsSnapshot, mayBeFictional: boolean) {
  const { title, demonstration, production } = settingsText.examples
  if (snapshot.fictional.length > 0) return { title, text: mayBeFictional ? demonstration : production }
  return unconfirmedTerms(snapshot).length > 0 && !mayBeFictional ? settingsText.terms : null
}

function overviewOf(
  area: Area,
  snapshot: SettingsSnapshot,
  { role, rows }: { role: string; rows: RowContext },
): OverviewArea {
  const list = listOf(area)
  return {
    id: area,
    label: areas[area].label,
    text: areas[area].text,
    href: href("/painel/ajustes/:area", { area }),
    mayChange: mayChange(area, role),
    values: settingsOf(area).map((name) => ({
      label: settings[name].label,
      value: snapshot.values[name],
      isExample: snapshot.fictional.includes(name),
    })),
    entries: list && summaryOf(rowsOf(snapshot, list, rows)),
  }
}

const mostTitles = 15

/** The titles of the entries, or of a long list how many are in each state. */
function summaryOf(rows: ReturnType<typeof rowsOf>) {
  if (rows.length === 0) return settingsText.list.none
  if (rows.length <= mostTitles) return rows.map(({ title }) => title).join(" · ")
  const states = Map.groupBy(rows, ({ state }) => state?.label ?? "")
  return [...states].map(([label, some]) => `${label}: ${some.length}`).join(" · ")
}

export const meta = () => deskMeta(settingsText.title)
