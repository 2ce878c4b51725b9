import { addJob } from "../platform/add-job.server.ts"
import type { Db } from "../platform/db.server.ts"
import { insertAudit } from "./audit-store.server.ts"
import { insertInvitation, type NewInvitation, withdrawInvitations } from "./invitation-store.server.ts"
import { mailInvitation } from "./staff-queues.ts"

/** Row, mail and audit are one fact. */
export const invitePerson = (db: Db, invitation: NewInvitation & { invitedBy: string }) =>
  db.transaction().execute(async (transaction) => {
    await withdrawInvitations(transaction, invitation.email)
    const id = await insertInvitation(transaction, invitation)
    await addJob(transaction, mailInvitation, { invitationId: id })
    await insertAudit(transaction, {
      staffId: invitation.invitedBy,
      action: "convite_enviado",
      target: id,
      details: { role: invitation.role },
    })
    return id
  })
