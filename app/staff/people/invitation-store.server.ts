import { sql, type Transaction } from "kysely"
import type { DB } from "../../../db/types.generated.ts"
import type { Db } from "../../platform/db/db.server.ts"
import type { StaffRole } from "./staff-person.ts"

export type NewInvitation = {
  email: string
  name: string
  role: StaffRole
  invitedBy: string | null
  /** Removes authenticator app, recovery codes and passkeys of a known person, who lost them. */
  replacesSecondFactor?: boolean
}

/** Withdraws the open invitations to an address. */
export function withdrawInvitations(db: Db, email: string) {
  return db
    .updateTable("staffInvitations")
    .set({ withdrawnAt: sql<Date>`now()` })
    .where("email", "=", email)
    .where("acceptedAt", "is", null)
    .where("withdrawnAt", "is", null)
    .execute()
}

/** Withdraws an open invitation; undefined when it is not open. */
export function withdrawInvitation(transaction: Transaction<DB>, id: string) {
  return transaction
    .updateTable("staffInvitations")
    .set({ withdrawnAt: sql<Date>`now()` })
    .where("id", "=", id)
    .where("acceptedAt", "is", null)
    .where("withdrawnAt", "is", null)
    .where("expiresAt", ">", sql<Date>`now()`)
    .returning("id")
    .executeTakeFirst()
}

export async function insertInvitation(db: Db, invitation: NewInvitation) {
  const { id } = await db
    .insertInto("staffInvitations")
    .values(invitation)
    .returning("id")
    .executeTakeFirstOrThrow()
  return id
}

function openInvitations(db: Db) {
  return db
    .selectFrom("staffInvitations")
    .select(["id", "email", "name", "role", "createdAt", "expiresAt"])
    .select(
      sql<boolean>`not replaces_second_factor and exists (
        select from staff_people p where p.email = staff_invitations.email and p.two_factor_enabled)`.as(
        "keepsSecondFactor",
      ),
    )
    .where("acceptedAt", "is", null)
    .where("withdrawnAt", "is", null)
    .where("expiresAt", ">", sql<Date>`now()`)
}

export function listOpenInvitations(db: Db) {
  return openInvitations(db).orderBy("createdAt", "desc").limit(100).execute()
}

export function findOpenInvitation(db: Db, id: string) {
  return openInvitations(db).where("id", "=", id).executeTakeFirst()
}

/** Also one that was accepted, withdrawn or has expired. */
export function findInvitation(db: Db, id: string) {
  return db
    .selectFrom("staffInvitations")
    .select(["name", "email", "role"])
    .where("id", "=", id)
    .executeTakeFirst()
}

/** Locks the row until the transaction ends, so that an invitation is accepted only once. */
export function lockOpenInvitation(transaction: Transaction<DB>, id: string) {
  return openInvitations(transaction).where("id", "=", id).forUpdate().executeTakeFirst()
}

export function markInvitationAccepted(transaction: Transaction<DB>, id: string) {
  return transaction
    .updateTable("staffInvitations")
    .set({ acceptedAt: sql<Date>`now()` })
    .where("id", "=", id)
    .execute()
}
