import { useState } from "react"
import { data, href } from "react-router"
import { momentText } from "../../../desk/desk-time.ts"
import { areas, mayChange } from "../../../settings/areas.ts"
import { AreaPage } from "../../../settings/page/area-page.tsx"
import { previewPages } from "../../../settings/page/preview-pages.ts"
import { settingsText } from "../../../settings/page/settings-text.ts"
import { settings, settingsOf } from "../../../settings/settings.ts"
import { snapshotOf } from "../../../settings/store/settings-snapshot.ts"
import { listChanges, listVersionsInForce } from "../../../settings/store/settings-store.server.ts"
import { deskAppContext } from "../../app-context.ts"
import { deskContext } from "../desk-context.ts"
import { deskMeta } from "../desk-meta.ts"
import { backWithNews, newsOf } from "../desk-news.ts"
import { confirmPath } from "../return-path.ts"
import type { Route } from "./+types/area"
import { actOnArea } from "./area-action.server.ts"
import { historyOf } from "./history-of.ts"
import { requireArea } from "./require-area.ts"
import { settingsMenu } from "./settings-menu.ts"

const changesShown = 50
const done = { publicado: settingsText.published, devolvido: settingsText.returned } as const

export default function AreaSettings({ loaderData, actionData }: Route.ComponentProps) {
  const { fields, seenVersion, ...page } = loaderData
  // A link to a faulty field is a navigation, after which the router forgets the answer to the form.
  const [answer] = useState(actionData)
  const typed = answer?.typed
  return (
    <AreaPage
      {...page}
      fields={fields.map((field) => ({
        ...field,
        value: typed?.values[field.name] ?? field.value,
        fault: typed?.faults[field.name],
        conflict: typed?.conflicts[field.name],
      }))}
      seenVersion={typed ? answer.seenVersion : seenVersion}
      reason={{ value: typed?.reason ?? "", fault: typed?.reasonFault }}
      isAnswer={Boolean(typed)}
      refusal={answer?.refusal ?? null}
      news={answer ? null : page.news}
    />
  )
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const area = requireArea(params.area)
  const { person, asStaff, hasFreshProof } = context.get(deskContext)
  const { clock } = context.get(deskAppContext)
  const { label, text, needsProof, seenAt } = areas[area]
  // From the database: the process that stored a change may be another one.
  const { snapshot, changes } = await asStaff(async (db) => ({
    snapshot: snapshotOf(await listVersionsInForce(db)),
    changes: await listChanges(db, settingsOf(area), changesShown),
  }))
  return {
    menu: settingsMenu(snapshot, area),
    label,
    text,
    fields: settingsOf(area).map((name) => {
      const { label, hint, control } = settings[name]
      return { name, label, hint, control, value: snapshot.values[name] }
    }),
    seenVersion: snapshot.version,
    mayChange: mayChange(area, person.role),
    confirmHref: needsProof && !hasFreshProof ? confirmPath(href("/painel/ajustes/:area", { area })) : null,
    preview: {
      href: href("/painel/ajustes/:area/previa", { area }),
      path: seenAt,
      pages: previewPages,
    },
    history: historyOf(changes, snapshot, (date) => momentText(date, clock())),
    news: newsOf(url, done),
  }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const area = requireArea(params.area)
  const app = context.get(deskAppContext)
  const desk = context.get(deskContext)
  if (!mayChange(area, desk.person.role)) throw data(null, { status: 403 })
  const outcome = await actOnArea({ area, app, desk }, await request.formData())
  if (!("done" in outcome)) return data(outcome, { status: 409 })
  throw backWithNews(href("/painel/ajustes/:area", { area }), outcome.done)
}

export const meta = ({ params }: Route.MetaArgs) => deskMeta(areas[requireArea(params.area)].label)
