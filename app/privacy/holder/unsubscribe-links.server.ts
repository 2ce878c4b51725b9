import { href } from "react-router"
import type { Secrets } from "../../platform/keys/secrets.ts"
import { createIdSigner } from "../../platform/keys/signed-id.server.ts"

/** The page that a record of consent names for the link, without its token. */
export const unsubscribePage = href("/privacidade/cancelar-emails/:token", { token: "" }).slice(0, -1)

/**
 * The unsubscribe link of a mail. It revokes the consent of the address without signing in (RFC 8058), and never expires.
 * It contains the protocol of the lead, not the address.
 */
export function createUnsubscribeLinks(secrets: Secrets) {
  const { sign, read } = createIdSigner(secrets, "unsubscribe")
  return {
    pathOf: (leadProtocol: string) =>
      href("/privacidade/cancelar-emails/:token", { token: sign(leadProtocol) }),
    /** The lead's protocol, or null when the link is not ours. */
    readToken: read,
  }
}
