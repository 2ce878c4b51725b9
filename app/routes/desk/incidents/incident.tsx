import { data, href } from "react-router"
import { readRowId } from "../../../platform/text/whole-number.ts"
import { IncidentPage } from "../../../privacy/incidents/incident-page.tsx"
import { ruleText } from "../../../privacy/incidents/incident-text.ts"
import { deskMeta } from "../desk-meta.ts"
import { backWithNews } from "../desk-news.ts"
import type { Route } from "./+types/incident"
import { actOnIncident } from "./incident-action.server.ts"
import { readIncidentPage } from "./incident-page.server.ts"
import { typedValues } from "./posted-form.server.ts"

export default function IncidentRoute({ loaderData, actionData, params }: Route.ComponentProps) {
  const { forms, people, openForm, news, ...incident } = loaderData
  const refused = actionData?.form ?? null
  return (
    <IncidentPage
      {...incident}
      rule={ruleText}
      forms={refused && actionData ? { ...forms, [refused]: actionData.typed } : forms}
      openForm={refused ?? openForm}
      people={{ ...people, typedProtocols: actionData?.typed.text["protocols"] ?? "" }}
      addresses={{
        register: href("/painel/incidentes"),
        letters: href("/painel/incidentes/:id/cartas", params),
      }}
      news={actionData ? null : news}
      refusal={actionData?.refusal ?? null}
      faults={actionData?.faults ?? {}}
    />
  )
}

function idOf(text: string) {
  const id = readRowId(text)
  if (id === null) throw data(null, { status: 404 })
  return id
}

export function loader({ context, params, url }: Route.LoaderArgs) {
  return readIncidentPage(context, url, idOf(params.id))
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const id = idOf(params.id)
  const form = await request.formData()
  const outcome = await actOnIncident(context, id, form)
  if (outcome === "missing") throw data(null, { status: 404 })
  if ("done" in outcome) throw backWithNews(href("/painel/incidentes/:id", { id: String(id) }), outcome.done)
  return data({ ...outcome, typed: typedValues(form) }, { status: 409 })
}

export const meta = ({ params }: Route.MetaArgs) => deskMeta(`Incidente nº ${params.id}`)
