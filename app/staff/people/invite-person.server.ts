import type { Transaction } from "kysely"
import type { DB } from "../../../db/types.generated.ts"
import type { Db } from "../../platform/db/db.server.ts"
import { addJob } from "../../platform/jobs/add-job.server.ts"
import { insertAudit } from "../audit/audit-store.server.ts"
import { insertInvitation, type NewInvitation, withdrawInvitations } from "./invitation-store.server.ts"
import { findPerson, findPersonByEmail } from "./people-store.server.ts"
import type { StaffRole } from "./staff-person.ts"
import { mailInvitation } from "./staff-queues.ts"

type Invitation = NewInvitation & { invitedBy: string }

/** Invites a new person. A known person already has a role, which an invitation must not change. */
export function invitePerson(
  db: Db,
  invitation: Invitation,
): Promise<"invited" | "known" | "known-turned-off"> {
  return db.transaction().execute(async (transaction) => {
    const known = await findPersonByEmail(transaction, invitation.email)
    if (known) return known.banned ? "known-turned-off" : "known"
    return send(transaction, invitation)
  })
}

/** Stores the invitation, its mail job and its audit entry together. */
async function send(transaction: Transaction<DB>, invitation: Invitation) {
  await withdrawInvitations(transaction, invitation.email)
  const id = await insertInvitation(transaction, invitation)
  await addJob(transaction, mailInvitation, { invitationId: id })
  await insertAudit(transaction, {
    staffId: invitation.invitedBy,
    action: "convite_enviado",
    target: id,
    details: { role: invitation.role },
  })
  return "invited" as const
}

/** For people who lost their password or phone. They keep their role. */
export function inviteAgain(
  db: Db,
  { personId, invitedBy }: { personId: string; invitedBy: string },
): Promise<"invited" | "missing" | "known-turned-off"> {
  return db.transaction().execute(async (transaction) => {
    const person = await findPerson(transaction, personId)
    if (!person) return "missing"
    if (person.banned) return "known-turned-off"
    const { email, name } = person
    return send(transaction, { email, name, role: person.role as StaffRole, invitedBy })
  })
}
