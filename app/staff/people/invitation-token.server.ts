import { createHmac, timingSafeEqual } from "node:crypto"
import { href } from "react-router"

const pattern = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/

/** The invitation's id, or null when the signature is not ours. */
export function readInvitationToken(secret: string, token: string) {
  const [, invitationId = "", signature = ""] = pattern.exec(token) ?? []
  const [given, expected] = [Buffer.from(signature), Buffer.from(sign(secret, invitationId))]
  return given.length === expected.length && timingSafeEqual(given, expected) ? invitationId : null
}

/** The address that the invited person opens. */
export function invitationPath(secret: string, invitationId: string) {
  return href("/painel/convite/:token", { token: `${invitationId}.${sign(secret, invitationId)}` })
}

/** The prefix separates these signatures from others made with the same secret. */
function sign(secret: string, invitationId: string) {
  return createHmac("sha256", secret).update(`invitation ${invitationId}`).digest("base64url")
}
