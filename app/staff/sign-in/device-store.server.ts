import { sql, type Transaction } from "kysely"
import type { DB } from "../../../db/types.generated.ts"
import type { Db } from "../../platform/db/db.server.ts"

/** The id of a device that somebody has signed in with; with an address, that this person has signed in with. */
export async function findDeviceId(db: Db, secretHash: Buffer, email?: string) {
  const found = await db
    .selectFrom("staffDevices as device")
    .innerJoin("staffPeople as person", "person.id", "device.userId")
    .select("device.id")
    .where("device.secretHash", "=", secretHash)
    .$if(email !== undefined, (query) => query.where("person.email", "=", email ?? ""))
    .executeTakeFirst()
  return found?.id ?? null
}

/** For the mail about a new device. */
export function findDevice(db: Db, id: string) {
  return db
    .selectFrom("staffDevices as device")
    .innerJoin("staffPeople as person", "person.id", "device.userId")
    .select(["person.name", "person.email", "device.label", "device.createdAt"])
    .where("device.id", "=", id)
    .where("person.banned", "=", false)
    .executeTakeFirst()
}

export function listDevices(db: Db, personId: string) {
  return db
    .selectFrom("staffDevices")
    .select(["id", "label", "createdAt", "lastUsedAt"])
    .where("userId", "=", personId)
    .orderBy("lastUsedAt", "desc")
    .execute()
}

/** False when the person has no such device. */
export async function deleteDevice(db: Db, { id, personId }: { id: string; personId: string }) {
  const { numDeletedRows } = await db
    .deleteFrom("staffDevices")
    .where("id", "=", id)
    .where("userId", "=", personId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function countDevices(transaction: Transaction<DB>, personId: string) {
  const { devices } = await transaction
    .selectFrom("staffDevices")
    .select((select) => select.fn.countAll<number>().as("devices"))
    .where("userId", "=", personId)
    .executeTakeFirstOrThrow()
  return devices
}

type Device = { userId: string; secretHash: Buffer; label: string }

export function upsertDevice(transaction: Transaction<DB>, device: Device) {
  return transaction
    .insertInto("staffDevices")
    .values(device)
    .onConflict((conflict) =>
      conflict.columns(["secretHash", "userId"]).doUpdateSet({ lastUsedAt: sql`now()` }),
    )
    .returning(["id", sql<boolean>`xmax = 0`.as("isNew")])
    .executeTakeFirstOrThrow()
}

export function deleteUnusedDevices(transaction: Transaction<DB>, seconds: number) {
  return transaction
    .deleteFrom("staffDevices")
    .where("lastUsedAt", "<", sql<Date>`now() - make_interval(secs => ${seconds})`)
    .execute()
}
