import { sql, type Transaction } from "kysely"
import type { DB } from "../../../db/types.generated.ts"
import type { Db } from "../../platform/db/db.server.ts"

/** Statements of the role webplan_auth. The plugin itself stores new passkeys and their counters. */

export function listPasskeys(db: Db, personId: string) {
  return db
    .selectFrom("staffPasskeys")
    .select(["id", "name", "createdAt", "lastUsedAt"])
    .where("userId", "=", personId)
    .orderBy("createdAt")
    .orderBy("id")
    .execute()
}

export async function hasPasskey(db: Db, personId: string) {
  return (await listPasskeys(db, personId)).length > 0
}

export function updatePasskeyUse(db: Db, credentialId: string) {
  return db
    .updateTable("staffPasskeys")
    .set({ lastUsedAt: sql`now()` })
    .where("credentialId", "=", credentialId)
    .execute()
}

/** False when the person has no such passkey. */
export async function updatePasskeyName(
  transaction: Transaction<DB>,
  { id, personId, name }: { id: string; personId: string; name: string },
) {
  const { numUpdatedRows } = await transaction
    .updateTable("staffPasskeys")
    .set({ name })
    .where("id", "=", id)
    .where("userId", "=", personId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** False when the person has no such passkey. */
export async function deletePasskey(
  transaction: Transaction<DB>,
  { id, personId }: { id: string; personId: string },
) {
  const { numDeletedRows } = await transaction
    .deleteFrom("staffPasskeys")
    .where("id", "=", id)
    .where("userId", "=", personId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export function deletePasskeys(transaction: Transaction<DB>, personId: string) {
  return transaction.deleteFrom("staffPasskeys").where("userId", "=", personId).execute()
}
