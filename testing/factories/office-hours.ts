import { sql } from "kysely"
import type { TestDatabase } from "../servers/test-database.ts"

type OwnedDatabase = { as: Pick<TestDatabase["as"], "owner"> }

/** Opens the office at all hours, so that deadlines run at any time of day. */
export function openAllHours({ as: { owner } }: OwnedDatabase) {
  // One transaction: no process reads, and caches, a calendar without shifts.
  return owner.transaction().execute(async (transaction) => {
    await sql`delete from office_holidays`.execute(transaction)
    await sql`delete from office_shifts`.execute(transaction)
    await sql`insert into office_shifts (weekday, starts_at, ends_at)
      select weekday, '00:00', '24:00' from generate_series(1, 7) weekday`.execute(transaction)
  })
}

/** Closes the office at any time of day. The desk of a closed office sends no notices of its own. */
export function closeOffice({ as: { owner } }: OwnedDatabase) {
  return owner.transaction().execute(async (transaction) => {
    await sql`delete from office_shifts`.execute(transaction)
    await sql`insert into office_shifts (weekday, starts_at, ends_at)
      select weekday, '08:00', '20:00' from generate_series(1, 5) weekday`.execute(transaction)
    await sql`insert into office_holidays (day, name)
      select current_date + days, 'Fechado' from generate_series(-1, 1) days
      on conflict do nothing`.execute(transaction)
  })
}
