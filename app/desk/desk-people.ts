import type { Db } from "../platform/db/db.server.ts"

/** The fields of a staff member that offers and mails need. */
export type DeskPerson = { id: string; name: string; email: string }

/** The office at one moment. People without working hours of their own work the office's hours. */
export type OfficeState = { isOpen: boolean; isHoliday: boolean }

/**
 * Queries about staff. The process passes them in, because `desk` may not import `staff`. Each query runs on the given
 * connection, so that it is part of the caller's transaction.
 */
export type DeskPeople = {
  /** People who can be offered a lead at this moment. */
  listAvailable: (db: Db, now: Date, office: OfficeState) => Promise<DeskPerson[]>
  listManagement: (db: Db) => Promise<DeskPerson[]>
  findPerson: (db: Db, id: string) => Promise<DeskPerson | null>
}
