import { createHmac, timingSafeEqual } from "node:crypto"

const pattern = /^(WP-[0-9A-Z]{4}-[0-9A-Z]{4})\.([\w-]{43})$/

/**
 * A token in the unsubscribe link of a mail. It revokes the consent of the address without signing in (RFC 8058), and
 * never expires. It contains the protocol of the lead, not the address.
 */
export function unsubscribeToken(secret: string, leadProtocol: string) {
  return `${leadProtocol}.${sign(secret, leadProtocol)}`
}

/** The prefix separates this signature from other uses of the same secret. */
function sign(secret: string, leadProtocol: string) {
  return createHmac("sha256", secret).update(`unsubscribe ${leadProtocol}`).digest("base64url")
}

/** The lead's protocol, or null when the signature is invalid. */
export function readUnsubscribeToken(secret: string, token: string) {
  const [, leadProtocol = "", signature = ""] = pattern.exec(token) ?? []
  const [given, expected] = [Buffer.from(signature), Buffer.from(sign(secret, leadProtocol))]
  return given.length === expected.length && timingSafeEqual(given, expected) ? leadProtocol : null
}
