import { isStaffRole, type StaffPerson } from "../people/staff-person.ts"
import type { SessionMethod, StaffAuth } from "./auth.server.ts"
import { hasFreshProof } from "./fresh-proof.server.ts"
import { maxSessionMs } from "./session-limits.ts"

export type SignedIn = {
  sessionId: string
  person: StaffPerson
  /** Password and code were given a moment ago, which dangerous actions need. */
  hasFreshProof: boolean
  /** A session without a second factor only reaches the page that sets it up. */
  hasSecondFactor: boolean
  /** Cookies that extend the session. */
  headers: Headers
}

/** The person of these request headers, read from the database every time, so that revocation takes effect immediately. */
export async function findSignedIn(auth: StaffAuth, headers: Headers, now: Date): Promise<SignedIn | null> {
  const { response, headers: responseHeaders } = await auth.api.getSession({ headers, returnHeaders: true })
  if (!response) return null
  const { session, user } = response
  if (user.banned || !isStaffRole(user.role)) return null
  if (now.getTime() - session.createdAt.getTime() > maxSessionMs) return null
  const method = session.method as SessionMethod
  const hasSecondFactor = method !== "password"
  // Somebody set up the second factor elsewhere. This session must not become complete by that.
  if (!hasSecondFactor && user.twoFactorEnabled) return null
  return {
    person: { id: user.id, name: user.name, email: user.email, role: user.role },
    sessionId: session.id,
    hasFreshProof: hasFreshProof({ method, provedAt: session.provedAt }, now),
    hasSecondFactor,
    headers: responseHeaders,
  }
}
