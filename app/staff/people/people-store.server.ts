import { sql, type Transaction } from "kysely"
import type { DB } from "../../../db/types.generated.ts"
import type { Db } from "../../platform/db/db.server.ts"
import type { StaffRole } from "./staff-person.ts"

export function listPeople(db: Db) {
  return db
    .selectFrom("staffPeople")
    .select(["id", "name", "email", "role", "banned", "twoFactorEnabled", "pausedAt", "createdAt"])
    .orderBy("banned")
    .orderBy(sql`lower(name)`)
    .limit(500)
    .execute()
}

export function findPerson(db: Db, id: string) {
  return db
    .selectFrom("staffPeople")
    .select(["id", "name", "email", "role", "banned", "twoFactorEnabled", "pausedAt"])
    .where("id", "=", id)
    .executeTakeFirst()
}

export function findPersonByEmail(db: Db, email: string) {
  return db.selectFrom("staffPeople").select(["id", "banned"]).where("email", "=", email).executeTakeFirst()
}

/** Management and administration, those who can sign in. */
export function listManagement(db: Db) {
  return db
    .selectFrom("staffPeople")
    .select(["id", "name", "email"])
    .where("role", "in", ["gestao", "administracao"])
    .where("banned", "=", false)
    .orderBy("id")
    .execute()
}

/** The ids of all administrators that can sign in. */
export async function listAdministrators(db: Db) {
  return (await administrators(db).execute()).map(({ id }) => id)
}

/** Locks all administrators that can sign in, so that two of them cannot remove each other at the same time. */
export async function lockAdministrators(transaction: Transaction<DB>) {
  return (await administrators(transaction).forUpdate().execute()).map(({ id }) => id)
}

function administrators(db: Db) {
  return db
    .selectFrom("staffPeople")
    .select("id")
    .where("role", "=", "administracao")
    .where("banned", "=", false)
    .orderBy("id")
}

export function updatePersonRole(transaction: Transaction<DB>, id: string, role: StaffRole) {
  return transaction
    .updateTable("staffPeople")
    .set({ role })
    .where("id", "=", id)
    .returning("email")
    .executeTakeFirst()
}

export function updatePersonBan(transaction: Transaction<DB>, id: string, banned: boolean) {
  return transaction
    .updateTable("staffPeople")
    .set({ banned })
    .where("id", "=", id)
    .returning("email")
    .executeTakeFirst()
}

export function updatePause(db: Db, id: string, isPaused: boolean) {
  return db
    .updateTable("staffPeople")
    .set({ pausedAt: isPaused ? sql<Date>`now()` : null })
    .where("id", "=", id)
    .execute()
}

export async function findPausedAt(db: Db, id: string) {
  return (
    (await db.selectFrom("staffPeople").select("pausedAt").where("id", "=", id).executeTakeFirst())
      ?.pausedAt ?? null
  )
}
