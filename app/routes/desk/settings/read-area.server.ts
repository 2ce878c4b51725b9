import { href, type RouterContextProvider } from "react-router"
import { momentText } from "../../../desk/desk-time.ts"
import { dayOf } from "../../../locale/pt-br.ts"
import { type Area, areas, mayChange } from "../../../settings/areas.ts"
import type { RowContext } from "../../../settings/list.ts"
import { listOf } from "../../../settings/lists/lists.ts"
import type { AreaFacts } from "../../../settings/page/area-frame.tsx"
import { settingsText } from "../../../settings/page/settings-text.ts"
import { settingsOf } from "../../../settings/settings.ts"
import { type SettingsSnapshot, snapshotOf } from "../../../settings/store/settings-snapshot.ts"
import { listChanges, listVersionsInForce } from "../../../settings/store/settings-store.server.ts"
import { type DeskVisit, deskAppContext } from "../../app-context.ts"
import { deskContext } from "../desk-context.ts"
import { newsOf } from "../desk-news.ts"
import { confirmPath } from "../return-path.ts"
import { historyOf } from "./history-of.ts"
import { settingsMenu } from "./settings-menu.ts"

const changesShown = 50

/** What every page of an area shows, and the settings as they are stored now. */
export async function readArea(
  context: Readonly<RouterContextProvider>,
  area: Area,
  url: URL,
): Promise<{ facts: AreaFacts; snapshot: SettingsSnapshot; rows: RowContext }> {
  const { person, asStaff, hasFreshProof } = context.get(deskContext)
  const app = context.get(deskAppContext)
  const { label, text, needsProof, seenAt } = areas[area]
  const list = listOf(area)
  // From the database: the process that stored a change may be another one.
  const { snapshot, changes } = await asStaff(async (db) => ({
    snapshot: snapshotOf(await listVersionsInForce(db)),
    changes: await listChanges(db, list ? [list] : settingsOf(area), changesShown),
  }))
  const rows = rowContext(app)
  return {
    snapshot,
    rows,
    facts: {
      menu: settingsMenu(snapshot, area, rows),
      label,
      text,
      mayChange: mayChange(area, person.role),
      confirmHref: needsProof && !hasFreshProof ? confirmPath(url.pathname) : null,
      seenVersion: snapshot.version,
      history: historyOf(changes, snapshot, (date) => momentText(date, app.clock())),
      previewHref: seenAt === null ? null : href("/painel/ajustes/:area/previa", { area }),
      news: newsOf(url, settingsText.done[seenAt === null ? "office" : "site"]),
    },
  }
}

export function rowContext({ clock, showsEveryClaim, company }: DeskVisit): RowContext {
  return { today: dayOf(clock()), showsExamples: showsEveryClaim, openingHours: company.openingHours }
}
