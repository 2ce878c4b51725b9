import { data, href } from "react-router"
import { readUuid } from "../../../platform/text/random-uuid.ts"
import { PersonHours } from "../../../staff/hours/person-hours.tsx"
import { deskMeta } from "../desk-meta.ts"
import type { Route } from "./+types/person"
import { actOnPersonPage, readPersonPage } from "./person-page.server.ts"

const back = { label: "Todas as pessoas", href: href("/painel/pessoas") }

export default function Person({ loaderData, actionData }: Route.ComponentProps) {
  return <PersonHours {...loaderData} {...actionData} back={back} />
}

function personIdOf(id: string) {
  const personId = readUuid(id)
  if (!personId) throw data(null, { status: 404 })
  return personId
}

export function loader({ context, params, url }: Route.LoaderArgs) {
  return readPersonPage(context, url, personIdOf(params.id))
}

export function action({ request, context, params }: Route.ActionArgs) {
  const id = personIdOf(params.id)
  return actOnPersonPage({ request, context, id, address: href("/painel/pessoas/:id", { id }) })
}

export const meta = () => deskMeta("Horário e ausências")
