import { readCalendar } from "../../app/leads/calendar-store.server.ts"
import type { OfficeState } from "../../app/leads/desk/desk-people.ts"
import type { TendWorld } from "../../app/leads/desk/tend-lead.server.ts"
import type { Db } from "../../app/platform/db.server.ts"
import { isAvailable } from "../../app/staff/availability.ts"
import { findActivePerson, listManagers, listPresences } from "../../app/staff/availability-store.server.ts"

/** The desk's people and calendar as the worker's door introduces them. */
export const deskWorld = (db: Db): TendWorld => ({
  db,
  readCalendar: () => readCalendar(db),
  people: {
    listAvailable: async (connection: Db, now: Date, office: OfficeState) =>
      (await listPresences(connection, now)).filter((person) => isAvailable(person, now, office)),
    listManagement: listManagers,
    findPerson: findActivePerson,
  },
})
