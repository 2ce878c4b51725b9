import { data, href } from "react-router"
import { longMoment } from "../../../locale/pt-br.ts"
import { formText } from "../../../platform/http/form-text.ts"
import { listOpenInvitations } from "../../../staff/people/invitation-store.server.ts"
import { People as PeopleView } from "../../../staff/people/people.tsx"
import { listPeople } from "../../../staff/people/people-store.server.ts"
import { peopleDone, peopleRefusals } from "../../../staff/people/people-text.ts"
import { personState } from "../../../staff/people/person-state.ts"
import { isStaffRole } from "../../../staff/people/staff-person.ts"
import { deskAppContext } from "../../app-context.ts"
import { deskAccess } from "../desk-access.ts"
import { deskContext } from "../desk-context.ts"
import { deskMeta } from "../desk-meta.ts"
import { backWithNews, newsOf } from "../desk-news.ts"
import { confirmPath } from "../return-path.ts"
import type { Route } from "./+types/people"
import { actOnPeople } from "./people-action.server.ts"

const address = href("/painel/pessoas")

export default function People({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <PeopleView
      {...loaderData}
      hoursHref={(id) => href("/painel/pessoas/:id", { id })}
      news={actionData ? null : loaderData.news}
      refusal={actionData?.refusal ?? null}
      typed={actionData?.typed ?? null}
    />
  )
}

function withRole<T extends { role: string }>(row: T) {
  return isStaffRole(row.role) ? [{ ...row, role: row.role }] : []
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { person: reader, asStaff, hasFreshProof } = context.get(deskContext)
  const { people, invitations } = await asStaff(async (db) => ({
    people: await listPeople(db),
    invitations: await listOpenInvitations(db),
  }))
  return {
    people: people.flatMap(withRole).map(({ id, name, email, role, ...facts }) => ({
      id,
      name,
      email,
      role,
      state: personState(facts),
      isYou: id === reader.id,
    })),
    invitations: invitations.flatMap(withRole).map(({ id, name, email, role, expiresAt }) => ({
      id,
      name,
      email,
      role,
      until: longMoment(expiresAt),
    })),
    canAct: deskAccess[address]?.act.includes(reader.role) ?? false,
    confirmHref: hasFreshProof ? null : confirmPath(address),
    news: newsOf(url, peopleDone),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { person, asStaff } = context.get(deskContext)
  const { authDb } = context.get(deskAppContext).staff
  const form = await request.formData()
  const outcome = await actOnPeople({ staffId: person.id, asStaff, authDb }, form)
  if ("done" in outcome) throw backWithNews(address, outcome.done)
  const typed =
    formText(form, "intent") === "invite"
      ? { name: formText(form, "name"), email: formText(form, "email"), role: formText(form, "role") }
      : null
  return data({ refusal: peopleRefusals[outcome.refused], typed }, { status: 409 })
}

export const meta = () => deskMeta("Pessoas")
