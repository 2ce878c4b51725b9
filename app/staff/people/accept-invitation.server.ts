import type { Db } from "../../platform/db/db.server.ts"
import { insertAudit } from "../audit/audit-store.server.ts"
import { deletePasskeys } from "../passkeys/passkey-store.server.ts"
import type { StaffAuth } from "../sign-in/auth.server.ts"
import {
  deleteSecondFactor,
  deleteSessions,
  replacePassword,
  upsertInvitedPerson,
} from "../sign-in/credential-store.server.ts"
import { lockOpenInvitation, markInvitationAccepted } from "./invitation-store.server.ts"

type Context = { auth: StaffAuth; authDb: Db }

/** Stores person and password and marks the link as used, in one transaction. Ends all sessions of the person. */
export async function acceptInvitation(
  { auth, authDb }: Context,
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
    if (!invitation.keepsSecondFactor) {
      await deleteSecondFactor(transaction, person.id)
      await deletePasskeys(transaction, person.id)
    }
    await deleteSessions(transaction, person.id)
    await markInvitationAccepted(transaction, invitationId)
    await insertAudit(transaction, { staffId: person.id, action: "convite_aceito", target: person.id })
    return { email: invitation.email }
  })
}
