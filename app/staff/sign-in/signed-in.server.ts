import { isStaffRole, type StaffPerson } from "../people/staff-person.ts"
import type { StaffAuth } from "./auth.server.ts"

const maxSessionMs = 12 * 60 * 60 * 1000

export type SignedIn = {
  person: StaffPerson
  /** Without a second factor a person only reaches the page that sets it up. */
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
  return {
    person: { id: user.id, name: user.name, email: user.email, role: user.role },
    hasSecondFactor: user.twoFactorEnabled === true,
    headers: responseHeaders,
  }
}
