import { createHmac } from "node:crypto"
import { Pool } from "pg"
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible"
import type { Clock } from "./clock.ts"
import type { Log } from "./log.server.ts"

/** `points` in `seconds`, counted together by every web process. */
export type Limit = { name: string; points: number; seconds: number }

/** Spends one point of each limit; false as soon as one is used up. */
export type SpendLimits = (spends: readonly { limit: Limit; subject: string }[]) => Promise<boolean>

type Options = { url: string; secret: string; clock: Clock; log: Log }

export const createLimiter = ({ url, secret, clock, log }: Options) => {
  const pool = new Pool({
    connectionString: url,
    application_name: "webplan limits",
    max: 2,
    connectionTimeoutMillis: 2000,
    query_timeout: 3000,
  })
  pool.on("error", (error) => log.warn({ err: error }, "idle limiter connection lost"))
  const limiters = new Map<string, RateLimiterPostgres>()

  const limiterOf = ({ name, points, seconds }: Limit) => {
    const known = limiters.get(name)
    if (known) return known
    const made = new RateLimiterPostgres({
      storeClient: pool,
      storeType: "pool",
      tableName: "rate_limits",
      tableCreated: true,
      keyPrefix: name,
      points,
      duration: seconds,
      clearExpiredByTimeout: false,
    })
    limiters.set(name, made)
    return made
  }

  // D13: a keyed hash of the day. Neither the address nor yesterday's hash can be told from it.
  const hashed = (subject: string) =>
    createHmac("sha256", secret)
      .update(clock().toISOString().slice(0, 10))
      .update(subject)
      .digest("base64url")

  const spend: SpendLimits = async (spends) => {
    for (const { limit, subject } of spends) {
      try {
        await limiterOf(limit).consume(hashed(subject))
      } catch (reason) {
        if (reason instanceof RateLimiterRes) return false
        // A limiter that is away must not cost a lead; the database decides on its own a moment later.
        log.warn({ err: reason, limit: limit.name }, "rate limit not counted")
      }
    }
    return true
  }
  return { spend, close: () => pool.end() }
}
