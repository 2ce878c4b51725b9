import { sql, type Transaction } from "kysely"
import type { DB } from "../../../db/types.generated.ts"
import type { Db } from "../../platform/db/db.server.ts"

/** Statements of the role webplan_auth: nobody else may read or write how a person proves who they are. */

type Invited = { email: string; name: string; role: string }

/** A person who is already known keeps their id and history; a turned-off one is not brought back by a link. */
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

/** Challenges and attempts that are over. */
export function deleteExpiredVerifications(db: Db) {
  return db
    .deleteFrom("staffVerifications")
    .where("expiresAt", "<", sql<Date>`now() - interval '1 day'`)
    .execute()
}
