import type { Db } from "../../platform/db/db.server.ts"
import { insertAudit } from "../audit/audit-store.server.ts"
import type { StaffAuth } from "../sign-in/auth.server.ts"
import {
  deleteSecondFactor,
  deleteSessions,
  replacePassword,
  upsertInvitedPerson,
} from "../sign-in/credential-store.server.ts"
import { lockOpenInvitation, markInvitationAccepted } from "./invitation-store.server.ts"

type World = { auth: StaffAuth; authDb: Db }

/** Person, password and use of the link in one transaction. Whoever was signed in under this name no longer is. */
export async function acceptInvitation(
  { auth, authDb }: World,
  invitationId: string,
  password: string,
): Promise<{ email: string } | "gone"> {
  const hashed = await (await auth.$context).password.hash(password)
  return authDb.transaction().execute(async (transaction) => {
    const invitation = await lockOpenInvitation(transaction, invitationId)
    if (!invitation) return "gone"
    const person = await upsertInvitedPerson(transaction, invitation)
    if (!person) return "gone"
    await replacePassword(transaction, person.id, hashed)
    await deleteSecondFactor(transaction, person.id)
    await deleteSessions(transaction, person.id)
    await markInvitationAccepted(transaction, invitationId)
    await insertAudit(transaction, { staffId: person.id, action: "convite_aceito", target: person.id })
    return { email: invitation.email }
  })
}
