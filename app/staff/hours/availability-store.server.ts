import { sql, type Transaction } from "kysely"
import type { DB } from "../../../db/types.generated.ts"
import type { Db } from "../../platform/db/db.server.ts"
import { dayOf } from "../../platform/text/pt-br.ts"
import type { WeekHours } from "../../platform/time/week-hours.ts"
import type { StaffRole } from "../people/staff-person.ts"
import type { Absence, Presence } from "./availability.ts"

type Person = { id: string; name: string; email: string }
export type PresentPerson = Person & Presence

/** Everybody who answers leads, with their hours and the absences that touch this day. One statement. */
export const listPresences = async (db: Db, now: Date): Promise<PresentPerson[]> => {
  const { rows } = await sql<PresentPerson>`
    select p.id, p.name, p.email, p.role, p.banned, p.paused_at,
      coalesce((select jsonb_agg(jsonb_build_object('weekday', s.weekday, 'startsAt', s.starts_at, 'endsAt', s.ends_at))
        from staff_shifts s where s.staff_id = p.id), '[]') as shifts,
      coalesce((select jsonb_agg(jsonb_build_object('firstDay', a.first_day, 'lastDay', a.last_day))
        from staff_absences a where a.staff_id = p.id and a.last_day >= ${dayOf(now)}::date), '[]') as absences
    from staff_people p where p.role = 'atendente' and not p.banned order by p.id`.execute(db)
  return rows
}

const people = (db: Db) =>
  db.selectFrom("staffPeople").select(["id", "name", "email"]).where("banned", "=", false)

export const listManagers = (db: Db): Promise<Person[]> =>
  people(db).where("role", "=", "gestao").orderBy("id").execute()

export const findActivePerson = async (db: Db, id: string): Promise<Person | null> =>
  (await people(db).where("id", "=", id).executeTakeFirst()) ?? null

export const findRole = async (db: Db, id: string) => {
  const person = await db.selectFrom("staffPeople").select("role").where("id", "=", id).executeTakeFirst()
  return person?.role as StaffRole | undefined
}

/** A person's hours, and absences that are not over yet, for the page that edits them. */
export const readHours = async (db: Db, staffId: string, now: Date) => ({
  shifts: await db
    .selectFrom("staffShifts")
    .select(["weekday", "startsAt", "endsAt"])
    .where("staffId", "=", staffId)
    .orderBy("weekday")
    .orderBy("startsAt")
    .execute(),
  absences: await db
    .selectFrom("staffAbsences")
    .select(["id", "firstDay", "lastDay", "note"])
    .where("staffId", "=", staffId)
    .where("lastDay", ">=", dayOf(now))
    .orderBy("firstDay")
    .execute(),
})

export const replaceShifts = async (
  transaction: Transaction<DB>,
  staffId: string,
  shifts: readonly WeekHours[],
) => {
  await transaction.deleteFrom("staffShifts").where("staffId", "=", staffId).execute()
  if (shifts.length > 0)
    await transaction
      .insertInto("staffShifts")
      .values(shifts.map((shift) => ({ staffId, ...shift })))
      .execute()
}

export const insertAbsence = (
  transaction: Transaction<DB>,
  absence: Absence & { staffId: string; note: string | null },
) => transaction.insertInto("staffAbsences").values(absence).execute()

export const deleteAbsence = (transaction: Transaction<DB>, staffId: string, id: number) =>
  transaction
    .deleteFrom("staffAbsences")
    .where("id", "=", id)
    .where("staffId", "=", staffId)
    .returning("id")
    .executeTakeFirst()
