import {
  CamelCasePlugin,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresDriver,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from "kysely"
import { type CustomTypesConfig, Pool, types as pgTypes } from "pg"
import type { DB } from "../../../db/types.generated.ts"
import type { Metrics } from "../metrics/metrics.server.ts"
import type { Log } from "../process/log.server.ts"
import { createClosingPool } from "./closing-pool.server.ts"
import { createRetryingDriver } from "./retrying-driver.server.ts"

export type Db = Kysely<DB>
export type DbPool = Pool

type Options = {
  url: string
  name: string
  log: Log
  maxConnections?: number
  /** A process reports its pools; a command does not. */
  metrics?: Pick<Metrics, "watchPool">
}

// Counts and ids fit a JavaScript number until 9 × 10^15. A day has no time zone: it stays text.
const parsers: Record<number, (value: string) => unknown> = {
  [pgTypes.builtins.INT8]: Number,
  [pgTypes.builtins.DATE]: String,
}
const types: CustomTypesConfig = {
  getTypeParser: (oid: Parameters<typeof pgTypes.getTypeParser>[0], format?: "text" | "binary") =>
    parsers[oid] ?? pgTypes.getTypeParser(oid, format),
}

/** The kernel asks the other side after this silence. Without a delay of our own it would do so after two hours. */
export const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 3000 }

// Shared, because the plugin caches the names it has converted.
const plugins = [new CamelCasePlugin({ maintainNestedObjectKeys: true })]

export function createDb(options: Options): Db {
  return openDb(createPool(options))
}

/** A Db on this pool. `wrap` may change how Kysely's own driver works. */
export function openDb(pool: DbPool, wrap = (driver: Driver) => driver): Db {
  const driver = wrap(new PostgresDriver({ pool: createClosingPool(pool) }))
  return new Kysely<DB>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => createRetryingDriver(driver, pool),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    plugins,
  })
}

export function createPool({ url, name, log, maxConnections = 10, metrics }: Options): DbPool {
  const pool = new Pool({
    connectionString: url,
    application_name: name,
    max: maxConnections,
    connectionTimeoutMillis: 3000,
    idleTimeoutMillis: 30_000,
    // A cut network sends no error: without these a connection may wait for ever.
    ...keepAlive,
    query_timeout: 10_000,
    types,
  })
  pool.on("error", (error) => log.warn({ err: error }, "idle database connection lost"))
  // The pool handles errors of idle connections only. An error of a connection in use would end the process.
  pool.on("connect", (client) => client.on("error", () => {}))
  metrics?.watchPool(name, pool)
  return pool
}
