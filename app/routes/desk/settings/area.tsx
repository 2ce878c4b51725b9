import { useState } from "react"
import { data, href } from "react-router"
import { formText } from "../../../platform/http/form-text.ts"
import { areas, mayChange } from "../../../settings/areas.ts"
import { newEntry } from "../../../settings/change/new-entry-id.ts"
import { textsForm } from "../../../settings/change/settings-form.ts"
import type { List } from "../../../settings/list.ts"
import { listOf, lists } from "../../../settings/lists/lists.ts"
import { AreaPage } from "../../../settings/page/area-page.tsx"
import { ListPage, rowId } from "../../../settings/page/list-page.tsx"
import { deskAppContext } from "../../app-context.ts"
import { deskContext } from "../desk-context.ts"
import { deskMeta } from "../desk-meta.ts"
import { backWithNews } from "../desk-news.ts"
import type { Route } from "./+types/area"
import { fieldsIn } from "./fields-in.ts"
import { moveInList } from "./move-action.server.ts"
import { publishSettings } from "./publish-settings.server.ts"
import { readArea } from "./read-area.server.ts"
import { requireArea } from "./require-area.ts"
import { isReturn, returnInHistory } from "./return-action.server.ts"
import { rowsOf } from "./rows-of.ts"
import { shownAnswer } from "./shown-answer.ts"

export default function AreaSettings({ loaderData, actionData }: Route.ComponentProps) {
  // A link to a faulty field is a navigation, after which the router forgets the answer to the form.
  const [answer] = useState(actionData)
  const { facts, texts, list } = loaderData
  const news = answer ? null : facts.news
  if (list) return <ListPage {...facts} {...list} news={news} refusal={answer?.refusal ?? null} />
  return (
    <AreaPage {...facts} {...texts} {...shownAnswer(texts.fields, facts.seenVersion, answer)} news={news} />
  )
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const area = requireArea(params.area)
  const { facts, snapshot, rows } = await readArea(context, area, url)
  const form = textsForm(area)
  const name = listOf(area)
  const list: List | null = name && lists[name]
  const entryHref = (entry: string) => href("/painel/ajustes/:area/:entry", { area, entry })
  return {
    facts,
    texts: fieldsIn(area, form, snapshot),
    list: list &&
      name && {
        rows: rowsOf(snapshot, name, rows).map((row) => ({ ...row, href: entryHref(row.id) })),
        add: list.addLabel ? { label: list.addLabel, href: entryHref(newEntry) } : null,
        isOrdered: list.isOrdered,
      },
  }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const area = requireArea(params.area)
  const path = href("/painel/ajustes/:area", { area })
  const work = { area, path, app: context.get(deskAppContext), desk: context.get(deskContext) }
  if (!mayChange(area, work.desk.person.role)) throw data(null, { status: 403 })
  const form = await request.formData()
  const list = listOf(area)
  const act = () => (list ? moveInList(work, list, form) : publishSettings(work, textsForm(area), form))
  const outcome = isReturn(form) ? await returnInHistory(work, form) : await act()
  if (!("done" in outcome)) return data(outcome, { status: 409 })
  throw backWithNews(path, outcome.done, {}, rowId(formText(form, "entry")))
}

export const meta = ({ params }: Route.MetaArgs) => deskMeta(areas[requireArea(params.area)].label)
