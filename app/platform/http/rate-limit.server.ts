import { createHmac } from "node:crypto"
import { sql } from "kysely"
import type { Db } from "../db/db.server.ts"
import { deriveKeys } from "../keys/derived-keys.server.ts"
import type { Secrets } from "../keys/secrets.ts"
import type { Log } from "../process/log.server.ts"
import type { Clock } from "../time/clock.ts"

/** At most `points` in `seconds`, counted across all web processes. */
export type Limit = { name: string; points: number; seconds: number }

type Spend = { limit: Limit; subject: string }

/** What the database receives: a key that does not reveal the subject. */
export type HashedSpend = { key: string; points: number; seconds: number }
export type HashSpends = (spends: readonly Spend[]) => HashedSpend[]

/** Spends one point of each limit. Returns false and spends nothing when one of them is used up. */
export type SpendLimits = (spends: readonly Spend[]) => Promise<boolean>

type Options = {
  db: Db
  secrets: Secrets
  clock: Clock
  log: Log
  /** An attempt that cannot be counted fails, as guesses must. Otherwise it is allowed, so that forms go on working. */
  mustCount?: boolean
}

export function createLimiter({ db, secrets, clock, log, mustCount = false }: Options) {
  const [key] = deriveKeys(secrets, "limits")
  // D13: a keyed hash that changes every day. It reveals neither the address nor the hash of another day.
  const hashed = (subject: string) =>
    createHmac("sha256", key.value)
      .update(clock().toISOString().slice(0, 10))
      .update(subject)
      .digest("base64url")

  const hash: HashSpends = (spends) =>
    spends.map(({ limit: { name, points, seconds }, subject }) => ({
      key: `${name}:${hashed(subject)}`,
      points,
      seconds,
    }))

  const spend: SpendLimits = async (spends) => {
    try {
      const { rows } = await sql<{ isWithin: boolean }>`
        select spend_limits(${JSON.stringify(hash(spends))}::jsonb) as is_within`.execute(db)
      return rows[0]?.isWithin ?? false
    } catch (error) {
      if (mustCount) throw error
      // An unavailable count must not refuse a visitor. The next statement reports the outage.
      log.warn({ err: error }, "limits not counted")
      return true
    }
  }
  return { hash, spend }
}

/** Deletes expired windows with their hashes (D13: not kept). */
export async function deleteExpiredLimits(db: Db) {
  const { numDeletedRows } = await db
    .deleteFrom("rateLimits")
    .where("expiresAt", "<=", sql<Date>`now()`)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
