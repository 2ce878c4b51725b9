import { href } from "react-router"
import { accountText } from "../../../staff/account/account-text.ts"
import { PersonHours } from "../../../staff/hours/person-hours.tsx"
import { deskContext } from "../desk-context.ts"
import { deskMeta } from "../desk-meta.ts"
import { actOnPersonPage, readPersonPage } from "../people/person-page.server.ts"
import type { Route } from "./+types/own-hours"

const back = { label: accountText.title, href: href("/painel/conta") }

export default function OwnHours({ loaderData, actionData }: Route.ComponentProps) {
  return <PersonHours {...loaderData} {...actionData} back={back} />
}

export function loader({ context, url }: Route.LoaderArgs) {
  return readPersonPage(context, url, context.get(deskContext).person.id)
}

export function action({ request, context }: Route.ActionArgs) {
  const { id } = context.get(deskContext).person
  return actOnPersonPage({ request, context, id, address: href("/painel/conta/horario") })
}

export const meta = () => deskMeta(accountText.hours.title)
