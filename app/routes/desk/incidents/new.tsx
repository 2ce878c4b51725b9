import { data, href } from "react-router"
import { momentField } from "../../../desk/deadline/office-moment.ts"
import { readFacts } from "../../../privacy/incidents/incident-form.ts"
import { incidentRefusals } from "../../../privacy/incidents/incident-text.ts"
import { NewIncident } from "../../../privacy/incidents/new-incident.tsx"
import { registerIncident } from "../../../privacy/incidents/register-incident.server.ts"
import { insertAudit } from "../../../staff/audit/audit-store.server.ts"
import { deskAppContext } from "../../app-context.ts"
import { deskContext } from "../desk-context.ts"
import { deskMeta } from "../desk-meta.ts"
import { backWithNews } from "../desk-news.ts"
import type { Route } from "./+types/new"
import { postedForm, typedValues } from "./posted-form.server.ts"

export default function New({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <NewIncident
      values={actionData?.typed ?? { text: { knownAt: loaderData.now }, ticked: [] }}
      faults={actionData?.faults ?? {}}
      refusal={actionData?.refusal ?? null}
      back={href("/painel/incidentes")}
    />
  )
}

export function loader({ context }: Route.LoaderArgs) {
  return { now: momentField(context.get(deskAppContext).clock()) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { person, asStaff } = context.get(deskContext)
  const form = await request.formData()
  const read = readFacts(postedForm(form, context.get(deskAppContext).clock()))
  if ("faults" in read)
    return data(
      { refusal: incidentRefusals.fields, faults: read.faults, typed: typedValues(form) },
      { status: 409 },
    )
  const work = { record: insertAudit, staffId: person.id }
  const id = await asStaff((db) => registerIncident(db, work, read.values))
  throw backWithNews(href("/painel/incidentes/:id", { id: String(id) }), "registrado")
}

export const meta = () => deskMeta("Registrar incidente")
