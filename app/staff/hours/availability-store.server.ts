import { sql, type Transaction } from "kysely"
import type { DB } from "../../../db/types.generated.ts"
import { dayOf } from "../../locale/pt-br.ts"
import type { Db } from "../../platform/db/db.server.ts"
import type { WeekHours } from "../../platform/time/week-hours.ts"
import type { StaffRole } from "../people/staff-person.ts"
import type { Absence, Presence } from "./availability.ts"

type Person = { id: string; name: string; email: string }
export type PresentPerson = Person & Presence

/** Everybody who answers leads, with their hours and their current and future absences, in one statement. */
export async function listPresences(db: Db, now: Date): Promise<PresentPerson[]> {
  const { rows } = await sql<PresentPerson>`
    select p.id, p.name, p.email, p.role, p.banned, p.paused_at,
      coalesce((select jsonb_agg(jsonb_build_object('weekday', s.weekday, 'startsAt', s.starts_at, 'endsAt', s.ends_at))
        from staff_shifts s where s.staff_id = p.id), '[]') as shifts,
      coalesce((select jsonb_agg(jsonb_build_object('firstDay', a.first_day, 'lastDay', a.last_day))
        from staff_absences a where a.staff_id = p.id and a.last_day >= ${dayOf(now)}::date), '[]') as absences
    from staff_people p where p.role = 'atendente' and not p.banned order by p.id`.execute(db)
  return rows
}

function people(db: Db) {
  return db.selectFrom("staffPeople").select(["id", "name", "email"]).where("banned", "=", false)
}

export function listManagers(db: Db): Promise<Person[]> {
  return people(db).where("role", "=", "gestao").orderBy("id").execute()
}

export async function findActivePerson(db: Db, id: string): Promise<Person | null> {
  return (await people(db).where("id", "=", id).executeTakeFirst()) ?? null
}

export async function findRole(db: Db, id: string) {
  const person = await db.selectFrom("staffPeople").select("role").where("id", "=", id).executeTakeFirst()
  return person?.role as StaffRole | undefined
}

/** A person's hours and their current and future absences, for the page that edits them. */
export async function readHours(db: Db, staffId: string, now: Date) {
  return {
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
  }
}

export async function replaceShifts(
  transaction: Transaction<DB>,
  staffId: string,
  shifts: readonly WeekHours[],
) {
  await transaction.deleteFrom("staffShifts").where("staffId", "=", staffId).execute()
  if (shifts.length > 0)
    await transaction
      .insertInto("staffShifts")
      .values(shifts.map((shift) => ({ staffId, ...shift })))
      .execute()
}

export function insertAbsence(
  transaction: Transaction<DB>,
  absence: Absence & { staffId: string; note: string | null },
) {
  return transaction.insertInto("staffAbsences").values(absence).execute()
}

export function deleteAbsence(transaction: Transaction<DB>, staffId: string, id: number) {
  return transaction
    .deleteFrom("staffAbsences")
    .where("id", "=", id)
    .where("staffId", "=", staffId)
    .returning("id")
    .executeTakeFirst()
}
