import { createHmac, timingSafeEqual } from "node:crypto"

const pattern = /^(WP-[0-9A-Z]{4}-[0-9A-Z]{4})\.([\w-]{43})$/

/**
 * Lets whoever received a mail take back the consent of its address, for ever and without signing in (RFC 8058).
 * It names the lead the address came with, never the address.
 */
export function unsubscribeToken(secret: string, leadProtocol: string) {
  return `${leadProtocol}.${sign(secret, leadProtocol)}`
}

/** A purpose of its own: no other signature of the same secret passes for this one. */
function sign(secret: string, leadProtocol: string) {
  return createHmac("sha256", secret).update(`unsubscribe ${leadProtocol}`).digest("base64url")
}

/** The lead's protocol, or null when we did not write this token. */
export function readUnsubscribeToken(secret: string, token: string) {
  const [, leadProtocol = "", signature = ""] = pattern.exec(token) ?? []
  const [given, due] = [Buffer.from(signature), Buffer.from(sign(secret, leadProtocol))]
  return given.length === due.length && timingSafeEqual(given, due) ? leadProtocol : null
}
