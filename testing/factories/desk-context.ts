import type { OfficeState } from "../../app/desk/desk-people.ts"
import type { AdvanceContext } from "../../app/desk/escalation/advance-lead.server.ts"
import { readCalendar } from "../../app/leads/deadline/calendar-store.server.ts"
import type { Db } from "../../app/platform/db/db.server.ts"
import { isAvailable } from "../../app/staff/hours/availability.ts"
import {
  findActivePerson,
  listManagers,
  listPresences,
} from "../../app/staff/hours/availability-store.server.ts"

/** The context of the desk jobs, composed as in worker.ts. */
export function deskJobContext(db: Db): AdvanceContext {
  return {
    db,
    readCalendar: () => readCalendar(db),
    people: {
      listAvailable: async (connection: Db, now: Date, office: OfficeState) =>
        (await listPresences(connection, now)).filter((person) => isAvailable(person, now, office)),
      listManagement: listManagers,
      findPerson: findActivePerson,
    },
  }
}
