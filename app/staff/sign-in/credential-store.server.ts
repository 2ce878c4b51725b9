import { sql, type Transaction } from "kysely"
import type { DB } from "../../../db/types.generated.ts"
import type { Db } from "../../platform/db/db.server.ts"

/** Statements of the role webplan_auth, the only role that may read or write credentials. */

type Invited = { email: string; name: string; role: string }

/** A known person keeps their id and history. An invitation does not restore a disabled person. */
export function upsertInvitedPerson(transaction: Transaction<DB>, { email, name, role }: Invited) {
  return transaction
    .insertInto("staffPeople")
    .values({ email, name, role, emailVerified: true })
    .onConflict((conflict) =>
      conflict
        .column("email")
        .doUpdateSet({ role, emailVerified: true, twoFactorEnabled: false })
        .where("staffPeople.banned", "=", false),
    )
    .returning("id")
    .executeTakeFirst()
}

export function replacePassword(transaction: Transaction<DB>, personId: string, password: string) {
  return transaction
    .insertInto("staffAccounts")
    .values({ userId: personId, accountId: personId, providerId: "credential", password })
    .onConflict((conflict) => conflict.columns(["providerId", "accountId"]).doUpdateSet({ password }))
    .execute()
}

export function deleteSecondFactor(transaction: Transaction<DB>, personId: string) {
  return transaction.deleteFrom("staffTwoFactors").where("userId", "=", personId).execute()
}

export function deleteSessions(db: Db, personId: string) {
  return db.deleteFrom("staffSessions").where("userId", "=", personId).execute()
}

/** Deletes expired challenges and attempts. */
export function deleteExpiredVerifications(db: Db) {
  return db
    .deleteFrom("staffVerifications")
    .where("expiresAt", "<", sql<Date>`now() - interval '1 day'`)
    .execute()
}
