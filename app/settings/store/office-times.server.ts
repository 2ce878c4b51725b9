import { readCalendar, readContactHours } from "../../leads/deadline/calendar-store.server.ts"
import { openingHoursText } from "../../locale/opening-hours.ts"
import type { Db } from "../../platform/db/db.server.ts"
import type { OfficeTimes } from "./settings-snapshot.ts"

/** The calendar, with the hours as the site says them. */
export async function readOfficeTimes(db: Db): Promise<OfficeTimes> {
  const [calendar, contactHours] = [await readCalendar(db), await readContactHours(db)]
  return { calendar, openingHours: openingHoursText(contactHours) }
}
