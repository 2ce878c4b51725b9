import { createContext } from "react-router"
import type { Db } from "../../platform/db/db.server.ts"
import type { StaffPerson } from "../../staff/people/staff-person.ts"

/** What the guard passes to a desk page: the signed-in person, and the database with that person's rights. */
export const deskContext = createContext<{
  person: StaffPerson
  asStaff: <T>(work: (db: Db) => Promise<T>) => Promise<T>
}>()
