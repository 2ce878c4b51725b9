import { createContext } from "react-router"
import type { Db } from "../../platform/db/db.server.ts"
import type { StaffPerson } from "../../staff/people/staff-person.ts"

/** What the guard hands to a page of the desk: who asks, and the database as that person may see it. */
export const deskContext = createContext<{
  person: StaffPerson
  asStaff: <T>(work: (db: Db) => Promise<T>) => Promise<T>
}>()
