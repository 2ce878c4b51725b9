import { setTimeout as pause } from "node:timers/promises"
import type { DatabaseConnection, Driver } from "kysely"
import type { Pool } from "pg"
import { isLost, isReadOnly } from "./outage.ts"
import { isRepeatable } from "./repeatable-query.ts"

/** Long enough for a planned promotion of a standby. In a longer outage no request waits. */
const longestAwayMs = 3000
const pauseMs = 150
/** After this time without a failure the next one begins a new outage, even if no statement has succeeded since. */
const forgetAfterMs = 30_000

/**
 * A driver that continues on a new connection when the server was lost or became read-only, if nothing can have changed:
 * it repeats opening a connection, the beginning of a transaction, and a statement outside a transaction that was refused as
 * read-only or is repeatable. It repeats only the first use of a connection, because later ones may depend on its session.
 */
export function createRetryingDriver(driver: Driver, pool: Pool): Driver {
  const source = { driver, outage: outageOf(pool) }
  return {
    init: () => driver.init(),
    acquireConnection: () => acquire(source),
    beginTransaction: (connection, settings) =>
      use(source, connection as WrappedConnection, {
        canRepeat: true,
        run: (bare) => driver.beginTransaction(bare, settings),
      }),
    commitTransaction: (connection) =>
      use(source, connection as WrappedConnection, {
        canRepeat: false,
        run: (bare) => driver.commitTransaction(bare),
      }),
    rollbackTransaction: (connection) =>
      attempt(source, connection as WrappedConnection, {
        canRepeat: false,
        run: (bare) => driver.rollbackTransaction(bare),
      }),
    releaseConnection: (connection) => release(source, connection as WrappedConnection),
    destroy: () => driver.destroy(),
  }
}

type Source = { driver: Driver; outage: Outage }

/** `bare` is the connection of the other driver, or null when it is closed. */
type WrappedConnection = DatabaseConnection & { bare: DatabaseConnection | null; isUsed: boolean }

/** `canRepeat`: even if the server may have executed it. */
type Step<T> = { canRepeat: boolean; run: (bare: DatabaseConnection) => Promise<T> }

async function acquire(source: Source) {
  const wrapped: WrappedConnection = {
    bare: null,
    isUsed: false,
    executeQuery: (query, options) =>
      use(source, wrapped, {
        canRepeat: isRepeatable(query),
        run: (bare) => bare.executeQuery(query, options),
      }),
    streamQuery: () => {
      throw new Error("this driver does not stream")
    },
  }
  await attempt(source, wrapped, { canRepeat: true, run: async () => {} })
  return wrapped
}

async function use<T>(source: Source, wrapped: WrappedConnection, step: Step<T>): Promise<T> {
  const result = await attempt(source, wrapped, step)
  wrapped.isUsed = true
  source.outage.end()
  return result
}

async function attempt<T>(source: Source, wrapped: WrappedConnection, step: Step<T>): Promise<T> {
  let lastTry = Number.POSITIVE_INFINITY
  for (;;) {
    try {
      wrapped.bare ??= await source.driver.acquireConnection()
      return await step.run(wrapped.bare)
    } catch (error) {
      if (!isLost(error)) throw error
      // The time counts for each step too: on a read-only server, statements that only read end the outage again and again.
      lastTry = Math.min(lastTry, source.outage.note() + longestAwayMs)
      const changedNothing = wrapped.bare === null || isReadOnly(error)
      if (!changedNothing && !step.canRepeat) throw error
      if (wrapped.isUsed || isTimeout(error) || performance.now() > lastTry) throw error
      await release(source, wrapped)
      await pause(pauseMs)
    }
  }
}

async function release({ driver }: Source, wrapped: WrappedConnection) {
  const { bare } = wrapped
  wrapped.bare = null
  if (bare) await driver.releaseConnection(bare)
}

/** The client's timeouts are not shorter than the time for retries. */
function isTimeout(error: unknown) {
  return error instanceof Error && /timeout/i.test(error.message)
}

type Outage = ReturnType<typeof createOutage>

// Several Dbs may share a pool: a process may open one for each request (dbWithSettings).
const outages = new WeakMap<Pool, Outage>()

function outageOf(pool: Pool): Outage {
  const outage = outages.get(pool) ?? createOutage()
  outages.set(pool, outage)
  return outage
}

function createOutage() {
  let since: number | null = null
  let lastFailure = 0
  return {
    /** Records a failure. Returns since when the database has been away. */
    note: () => {
      const now = performance.now()
      if (since === null || now - lastFailure > forgetAfterMs) since = now
      lastFailure = now
      return since
    },
    end: () => {
      since = null
    },
  }
}
