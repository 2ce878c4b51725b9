import { href } from "react-router"
import type { Secrets } from "../../platform/keys/secrets.ts"
import { createIdSigner } from "../../platform/keys/signed-id.server.ts"

/** The link that an invited person opens. How long it is valid is stored with the invitation. */
export function createInvitationLinks(secrets: Secrets) {
  const { sign, read } = createIdSigner(secrets, "invitations")
  return {
    pathOf: (invitationId: string) => href("/painel/convite/:token", { token: sign(invitationId) }),
    /** The invitation's id, or null when the link is not ours. */
    readToken: read,
  }
}
