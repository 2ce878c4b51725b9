import type { Db } from "../../platform/db/db.server.ts"

/** Statements of the role webplan_auth, for the page of a person's own account. */

/** Never with the token, which is the session's secret. */
export function listSessions(db: Db, personId: string, now: Date) {
  return db
    .selectFrom("staffSessions")
    .select(["id", "userAgent", "method", "createdAt", "updatedAt"])
    .where("userId", "=", personId)
    .where("expiresAt", ">", now)
    .orderBy("updatedAt", "desc")
    .orderBy("id")
    .execute()
}

/** When password and authenticator app were last set up; null where that was not recorded. */
export async function findCredentialDates(db: Db, personId: string) {
  const [account, secondFactor] = [
    await db
      .selectFrom("staffAccounts")
      .select("updatedAt")
      .where("userId", "=", personId)
      .executeTakeFirst(),
    await db
      .selectFrom("staffTwoFactors")
      .select("createdAt")
      .where("userId", "=", personId)
      .executeTakeFirst(),
  ]
  return { passwordAt: account?.updatedAt ?? null, secondFactorAt: secondFactor?.createdAt ?? null }
}
