import { sql, type Transaction } from "kysely"
import type { DB } from "../../../db/types.generated.ts"
import type { Db } from "../../platform/db/db.server.ts"
import type { StaffRole } from "./staff-person.ts"

export const listPeople = (db: Db) =>
  db
    .selectFrom("staffPeople")
    .select(["id", "name", "email", "role", "banned", "twoFactorEnabled", "pausedAt", "createdAt"])
    .orderBy("banned")
    .orderBy(sql`lower(name)`)
    .limit(500)
    .execute()

export const findPerson = (db: Db, id: string) =>
  db
    .selectFrom("staffPeople")
    .select(["id", "name", "email", "role", "banned", "twoFactorEnabled", "pausedAt"])
    .where("id", "=", id)
    .executeTakeFirst()

export const findPersonByEmail = (db: Db, email: string) =>
  db.selectFrom("staffPeople").select(["id", "banned"]).where("email", "=", email).executeTakeFirst()

/** All administrators that can sign in, held: of two that take each other's role away one comes second. */
export const lockAdministrators = async (transaction: Transaction<DB>) => {
  const rows = await transaction
    .selectFrom("staffPeople")
    .select("id")
    .where("role", "=", "administracao")
    .where("banned", "=", false)
    .orderBy("id")
    .forUpdate()
    .execute()
  return rows.map(({ id }) => id)
}

export const updatePersonRole = (transaction: Transaction<DB>, id: string, role: StaffRole) =>
  transaction
    .updateTable("staffPeople")
    .set({ role })
    .where("id", "=", id)
    .returning("email")
    .executeTakeFirst()

export const updatePersonBan = (transaction: Transaction<DB>, id: string, banned: boolean) =>
  transaction
    .updateTable("staffPeople")
    .set({ banned })
    .where("id", "=", id)
    .returning("email")
    .executeTakeFirst()

export const updatePause = (db: Db, id: string, isPaused: boolean) =>
  db
    .updateTable("staffPeople")
    .set({ pausedAt: isPaused ? sql<Date>`now()` : null })
    .where("id", "=", id)
    .execute()

export const findPausedAt = async (db: Db, id: string) =>
  (await db.selectFrom("staffPeople").select("pausedAt").where("id", "=", id).executeTakeFirst())?.pausedAt ??
  null
