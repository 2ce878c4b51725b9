import { sql, type Transaction } from "kysely"
import type { DB } from "../../../db/types.generated.ts"
import type { Db } from "../../platform/db/db.server.ts"
import type { SessionMethod } from "./auth.server.ts"
import { maxSessionMs } from "./session-limits.ts"

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
        .doUpdateSet({ role, emailVerified: true })
        .where("staffPeople.banned", "=", false),
    )
    .returning("id")
    .executeTakeFirst()
}

export function replacePassword(transaction: Transaction<DB>, personId: string, password: string) {
  return transaction
    .insertInto("staffAccounts")
    .values({ userId: personId, accountId: personId, providerId: "credential", password })
    .onConflict((conflict) =>
      conflict.columns(["providerId", "accountId"]).doUpdateSet({ password, updatedAt: sql`now()` }),
    )
    .execute()
}

export async function deleteSecondFactor(transaction: Transaction<DB>, personId: string) {
  await transaction.deleteFrom("staffTwoFactors").where("userId", "=", personId).execute()
  await transaction
    .updateTable("staffPeople")
    .set({ twoFactorEnabled: false })
    .where("id", "=", personId)
    .execute()
}

export function deleteSessions(db: Db, personId: string) {
  return db.deleteFrom("staffSessions").where("userId", "=", personId).execute()
}

/** False when the person has no such session. */
export async function deleteSession(db: Db, { id, personId }: { id: string; personId: string }) {
  const { numDeletedRows } = await db
    .deleteFrom("staffSessions")
    .where("id", "=", id)
    .where("userId", "=", personId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Ends every session of the person except this one. */
export function deleteOtherSessions(db: Db, { id, personId }: { id: string; personId: string }) {
  return db.deleteFrom("staffSessions").where("userId", "=", personId).where("id", "!=", id).execute()
}

/** The person has just proved, within the session, who they are. The old token stops working. */
export function updateProof(
  db: Db,
  sessionId: string,
  { method, token }: { method: SessionMethod; token: string },
) {
  return db
    .updateTable("staffSessions")
    .set({ provedAt: sql`now()`, method, token })
    .where("id", "=", sessionId)
    .execute()
}

export function findTwoFactorSecret(db: Db, personId: string) {
  return db.selectFrom("staffTwoFactors").select("secret").where("userId", "=", personId).executeTakeFirst()
}

type SecondFactor = { secret: string; backupCodes: string; lastUsedStep: number }

/** The new secret and the new recovery codes replace the old ones, which stop working. Both are encrypted. */
export function replaceSecondFactor(
  transaction: Transaction<DB>,
  personId: string,
  secondFactor: SecondFactor,
) {
  return transaction
    .updateTable("staffTwoFactors")
    .set({ ...secondFactor, failedVerificationCount: 0, lockedUntil: null, createdAt: sql`now()` })
    .where("userId", "=", personId)
    .execute()
}

export function replaceRecoveryCodes(transaction: Transaction<DB>, personId: string, backupCodes: string) {
  return transaction
    .updateTable("staffTwoFactors")
    .set({ backupCodes })
    .where("userId", "=", personId)
    .execute()
}

/** False when this step or a later one was used before. Of several requests with one code, one gets true. */
export async function claimStep(db: Db, personId: string, step: number) {
  const { numUpdatedRows } = await db
    .updateTable("staffTwoFactors")
    .set({ lastUsedStep: step })
    .where("userId", "=", personId)
    .where(sql<boolean>`coalesce(last_used_step < ${step}, true)`)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Ends sessions that were opened before the person had a second factor. */
export function deletePasswordSessions(db: Db, personId: string) {
  return db
    .deleteFrom("staffSessions")
    .where("userId", "=", personId)
    .where("method", "=", "password")
    .execute()
}

/** The roles of the sessions that give access to the desk, by session. The same rules as findSignedIn. */
export async function listSessionRoles(db: Db, sessionIds: readonly string[], now: Date) {
  const rows = await db
    .selectFrom("staffSessions")
    .innerJoin("staffPeople", "staffPeople.id", "staffSessions.userId")
    .select(["staffSessions.id", "staffPeople.role"])
    .where("staffSessions.id", "=", sql<string>`any(${sessionIds}::uuid[])`)
    .where("staffSessions.expiresAt", ">", now)
    .where("staffSessions.createdAt", ">=", new Date(now.getTime() - maxSessionMs))
    .where("staffPeople.banned", "=", false)
    .where("staffSessions.method", "!=", "password")
    .execute()
  return new Map(rows.map(({ id, role }) => [id, role]))
}

/** Deletes expired challenges and attempts. */
export function deleteExpiredVerifications(db: Db) {
  return db
    .deleteFrom("staffVerifications")
    .where("expiresAt", "<", sql<Date>`now() - interval '1 day'`)
    .execute()
}

export function listSecondFactors(db: Db) {
  return db.selectFrom("staffTwoFactors").select(["id", "userId", "secret", "backupCodes"]).execute()
}

type Ciphertexts = { secret: string; backupCodes: string }

/** Changes nothing if the person has changed the second factor or used a recovery code meanwhile. */
export function replaceCiphertexts(db: Db, before: Ciphertexts & { id: string }, after: Ciphertexts) {
  return db
    .updateTable("staffTwoFactors")
    .set(after)
    .where("id", "=", before.id)
    .where("secret", "=", before.secret)
    .where("backupCodes", "=", before.backupCodes)
    .execute()
}
