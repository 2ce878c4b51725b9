import { sql } from "kysely"
import type { TestDatabase } from "../servers/test-database.ts"

type Owner = Pick<TestDatabase["as"], "owner">

/** The office never closes: clocks run whatever the hour at which somebody looks. */
export async function openAllHours({ as: { owner } }: { as: Owner }) {
  await sql`truncate office_shifts, office_holidays`.execute(owner)
  await sql`insert into office_shifts (weekday, starts_at, ends_at)
    select weekday, '00:00', '24:00' from generate_series(1, 7) weekday`.execute(owner)
}

/** The office is closed whatever the hour and the day of the run, so the desk mails no notices of its own. */
export async function closeOffice({ as: { owner } }: { as: Owner }) {
  await sql`truncate office_shifts`.execute(owner)
  await sql`insert into office_shifts (weekday, starts_at, ends_at)
    select weekday, '08:00', '20:00' from generate_series(1, 5) weekday`.execute(owner)
  await sql`insert into office_holidays (day, name)
    select current_date + days, 'Fechado' from generate_series(-1, 1) days
    on conflict do nothing`.execute(owner)
}
