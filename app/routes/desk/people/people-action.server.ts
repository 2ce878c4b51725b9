import type { Db } from "../../../platform/db/db.server.ts"
import { formText } from "../../../platform/http/form-text.ts"
import { mailAddress } from "../../../platform/mail/mail-address.ts"
import { readUuid } from "../../../platform/text/random-uuid.ts"
import { changePerson, type PersonChange } from "../../../staff/people/change-person.server.ts"
import { inviteAgain, invitePerson } from "../../../staff/people/invite-person.server.ts"
import type { PeopleDone, PeopleRefusal } from "../../../staff/people/people-text.ts"
import { isStaffRole } from "../../../staff/people/staff-person.ts"
import { withdrawInvitation } from "../../../staff/people/withdraw-invitation.server.ts"
import { deleteSessions } from "../../../staff/sign-in/credential-store.server.ts"
import { endSessions } from "../../../staff/sign-in/end-sessions.server.ts"

type Desk = { staffId: string; asStaff: <T>(work: (db: Db) => Promise<T>) => Promise<T>; authDb: Db }
type Outcome = { done: PeopleDone } | { refused: PeopleRefusal }

const longestName = 120

/** Handles a form of the people page. */
export async function actOnPeople(desk: Desk, form: FormData): Promise<Outcome> {
  const intent = formText(form, "intent")
  if (intent === "invite") return invite(desk, form)
  if (intent === "withdraw") return withdraw(desk, form)
  return form.has("person") ? onPerson(desk, intent, form) : { refused: "unknown" }
}

async function invite({ staffId, asStaff }: Desk, form: FormData): Promise<Outcome> {
  const name = formText(form, "name").replaceAll(/\s+/g, " ").trim()
  const email = mailAddress(formText(form, "email").trim())?.toLowerCase()
  const role = formText(form, "role")
  if (!name || name.length > longestName || !email || !isStaffRole(role)) return { refused: "invite" }
  const outcome = await asStaff((db) => invitePerson(db, { name, email, role, invitedBy: staffId }))
  return outcome === "invited" ? { done: "convidada" } : { refused: outcome }
}

async function withdraw({ staffId, asStaff }: Desk, form: FormData): Promise<Outcome> {
  const invitationId = readUuid(formText(form, "invitation"))
  if (!invitationId) return { refused: "gone" }
  const outcome = await asStaff((db) => withdrawInvitation(db, { invitationId, staffId }))
  return outcome === "withdrawn" ? { done: "convite-cancelado" } : { refused: "gone" }
}

async function change(
  { staffId, asStaff, authDb }: Desk,
  personId: string,
  personChange: PersonChange,
): Promise<Outcome> {
  const outcome = await asStaff((db) => changePerson(db, { personId, change: personChange, staffId }))
  if (outcome !== "changed") return { refused: outcome }
  // The guard now refuses this person. Without sessions, a reactivated person must sign in again.
  if (personChange.kind === "turn-off") await deleteSessions(authDb, personId)
  if (personChange.kind === "role") return { done: "papel" }
  return { done: personChange.kind === "turn-off" ? "desligado" : "religado" }
}

async function onPerson(desk: Desk, intent: string, form: FormData): Promise<Outcome> {
  const personId = readUuid(formText(form, "person"))
  if (!personId) return { refused: "missing" }
  const role = formText(form, "role")
  if (intent === "role" && isStaffRole(role)) return change(desk, personId, { kind: "role", role })
  if (intent === "turn-off" || intent === "turn-on") return change(desk, personId, { kind: intent })
  if (intent === "end-sessions") {
    const outcome = await endSessions(desk.authDb, { personId, staffId: desk.staffId })
    return outcome === "ended" ? { done: "sessoes" } : { refused: outcome }
  }
  if (intent !== "invite-again" && intent !== "invite-anew") return { refused: "unknown" }
  const again = { personId, invitedBy: desk.staffId, replacesSecondFactor: intent === "invite-anew" }
  const outcome = await desk.asStaff((db) => inviteAgain(db, again))
  return outcome === "invited" ? { done: "convidada" } : { refused: outcome }
}
