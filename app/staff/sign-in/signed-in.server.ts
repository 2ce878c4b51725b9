import { isStaffRole, type StaffPerson } from "../people/staff-person.ts"
import type { StaffAuth } from "./auth.server.ts"

const longestWorkMs = 12 * 60 * 60 * 1000

export type SignedIn = {
  person: StaffPerson
  /** Without a second factor nobody gets past its page. */
  hasSecondFactor: boolean
  /** Cookies that keep the session alive. */
  headers: Headers
}

/** Who sent these headers, asked of the database every time: a revoked session ends with its next request. */
export async function findSignedIn(auth: StaffAuth, headers: Headers, now: Date): Promise<SignedIn | null> {
  const { response, headers: answered } = await auth.api.getSession({ headers, returnHeaders: true })
  if (!response) return null
  const { session, user } = response
  if (user.banned || !isStaffRole(user.role)) return null
  if (now.getTime() - session.createdAt.getTime() > longestWorkMs) return null
  return {
    person: { id: user.id, name: user.name, email: user.email, role: user.role },
    hasSecondFactor: user.twoFactorEnabled === true,
    headers: answered,
  }
}
