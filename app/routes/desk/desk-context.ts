import { createContext } from "react-router"
import type { Db } from "../../platform/db/db.server.ts"
import type { StaffPerson } from "../../staff/people/staff-person.ts"

/** What the guard passes to a desk page: the signed-in person, and the database with that person's rights. */
export type Desk = {
  person: StaffPerson
  sessionId: string
  /** Password and code were given a moment ago (desk-access.ts). */
  hasFreshProof: boolean
  asStaff: <T>(work: (db: Db) => Promise<T>) => Promise<T>
  /** False once the session has ended or expired, or the person is disabled or has another role. For long responses. */
  hasSameAccess: () => Promise<boolean>
}

export const deskContext = createContext<Desk>()
