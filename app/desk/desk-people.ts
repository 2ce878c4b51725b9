import type { Db } from "../platform/db/db.server.ts"

/** Somebody of the office as far as offers and mails need to know them. */
export type DeskPerson = { id: string; name: string; email: string }

/** How the office stands at a moment: whoever has no hours of their own keeps its hours. */
export type OfficeState = { isOpen: boolean; isHoliday: boolean }

/** The people of the office, passed in by the process: `desk` may not import `staff`. Each query runs on the connection it is given, because a transaction has no second one. */
export type DeskPeople = {
  /** Who can be offered a lead at this moment. */
  listAvailable: (db: Db, now: Date, office: OfficeState) => Promise<DeskPerson[]>
  listManagement: (db: Db) => Promise<DeskPerson[]>
  findPerson: (db: Db, id: string) => Promise<DeskPerson | null>
}
