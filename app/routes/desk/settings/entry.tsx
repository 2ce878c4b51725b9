import { useState } from "react"
import { data, href } from "react-router"
import { areas, mayChange } from "../../../settings/areas.ts"
import { newEntry } from "../../../settings/change/new-entry-id.ts"
import type { Entry, List } from "../../../settings/list.ts"
import { lists } from "../../../settings/lists/lists.ts"
import { EntryPage } from "../../../settings/page/entry-page.tsx"
import { rowId } from "../../../settings/page/list-page.tsx"
import { settingsText } from "../../../settings/page/settings-text.ts"
import { deskAppContext } from "../../app-context.ts"
import { deskContext } from "../desk-context.ts"
import { deskMeta } from "../desk-meta.ts"
import { backWithNews } from "../desk-news.ts"
import type { Route } from "./+types/entry"
import { actOnEntry } from "./entry-action.server.ts"
import { fieldsIn } from "./fields-in.ts"
import { readArea } from "./read-area.server.ts"
import { requireArea } from "./require-area.ts"
import { requireEntry } from "./require-entry.ts"
import { isReturn, returnInHistory } from "./return-action.server.ts"
import { shownAnswer } from "./shown-answer.ts"

export default function EntrySettings({ loaderData, actionData }: Route.ComponentProps) {
  // A link to a faulty field is a navigation, after which the router forgets the answer to the form.
  const [answer] = useState(actionData)
  const { facts, entry, fields, preview } = loaderData
  return (
    <EntryPage
      {...facts}
      {...entry}
      {...shownAnswer(fields, facts.seenVersion, answer)}
      preview={preview}
      news={answer ? null : facts.news}
    />
  )
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const area = requireArea(params.area)
  const { facts, snapshot } = await readArea(context, area, url)
  const { name, form, found } = requireEntry(area, params.entry, snapshot)
  if (!found && !facts.mayChange) throw data(null, { status: 403 })
  const list: List = lists[name]
  return {
    facts,
    ...fieldsIn(area, form, snapshot),
    entry: {
      entryId: params.entry,
      title: titleOf(found, list, params.entry),
      listHref: href("/painel/ajustes/:area", { area }),
      example: list.example
        ? {
            text: found && list.example.textOf(found.values),
            placeholders: list.example.placeholders,
          }
        : null,
      removeLabel: found && list.addLabel ? settingsText.list.remove : null,
    },
  }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const area = requireArea(params.area)
  const path = href("/painel/ajustes/:area/:entry", { area, entry: params.entry })
  const work = { area, path, app: context.get(deskAppContext), desk: context.get(deskContext) }
  if (!mayChange(area, work.desk.person.role)) throw data(null, { status: 403 })
  const form = await request.formData()
  const outcome = isReturn(form)
    ? await returnInHistory(work, form)
    : await actOnEntry(work, params.entry, form)
  if (!("done" in outcome)) return data(outcome, { status: 409 })
  throw backWithNews(
    href("/painel/ajustes/:area", { area }),
    outcome.done,
    {},
    rowId(params.entry === newEntry ? "" : params.entry),
  )
}

function titleOf(found: Entry | null, { titleOf: ofEntry, addLabel = "" }: List, id: string) {
  if (found) return ofEntry(found)
  return id === newEntry ? addLabel : settingsText.list.removed
}

export const meta = ({ params }: Route.MetaArgs) => deskMeta(areas[requireArea(params.area)].label)
