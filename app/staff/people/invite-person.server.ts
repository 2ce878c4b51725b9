import type { Transaction } from "kysely"
import type { DB } from "../../../db/types.generated.ts"
import type { Db } from "../../platform/db/db.server.ts"
import { addJob } from "../../platform/jobs/add-job.server.ts"
import { insertAudit } from "../audit/audit-store.server.ts"
import { insertInvitation, type NewInvitation, withdrawInvitations } from "./invitation-store.server.ts"
import { findPerson, findPersonByEmail } from "./people-store.server.ts"
import type { StaffRole } from "./staff-person.ts"
import { mailInvitation } from "./staff-queues.ts"
import { tellAdministrators } from "./tell-administrators.server.ts"

type Invitation = NewInvitation & { invitedBy: string }

/** Invites a new person. A staff member already has a role, and an invitation must not change it. */
export function invitePerson(db: Db, invitation: Invitation): Promise<"invited" | "known" | "known-banned"> {
  return db.transaction().execute(async (transaction) => {
    const known = await findPersonByEmail(transaction, invitation.email)
    if (known) return known.banned ? "known-banned" : "known"
    return storeInvitation(transaction, invitation)
  })
}

/** Stores the invitation, its mail job and its audit entry together. */
async function storeInvitation(transaction: Transaction<DB>, invitation: Invitation) {
  await withdrawInvitations(transaction, invitation.email)
  const id = await insertInvitation(transaction, invitation)
  await addJob(transaction, mailInvitation, { invitationId: id })
  await insertAudit(transaction, {
    staffId: invitation.invitedBy,
    action: "convite_enviado",
    target: id,
    details: { role: invitation.role, ...(invitation.replacesSecondFactor ? { secondFactor: "novo" } : {}) },
  })
  await tellAdministrators(transaction, invitation.invitedBy, { kind: "invited", invitationId: id })
  return "invited" as const
}

type Again = { personId: string; invitedBy: string; replacesSecondFactor: boolean }

/** Invites a staff member again, after a lost password, or also a lost phone. The role stays the same. */
export function inviteAgain(
  db: Db,
  { personId, invitedBy, replacesSecondFactor }: Again,
): Promise<"invited" | "missing" | "known-banned"> {
  return db.transaction().execute(async (transaction) => {
    const person = await findPerson(transaction, personId)
    if (!person) return "missing"
    if (person.banned) return "known-banned"
    const { email, name } = person
    const role = person.role as StaffRole
    return storeInvitation(transaction, { email, name, role, invitedBy, replacesSecondFactor })
  })
}
