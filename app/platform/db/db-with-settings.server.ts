import { CompiledQuery, type DatabaseConnection, type Driver } from "kysely"
import { escapeLiteral } from "pg"
import { type Db, type DbPool, openDb } from "./db.server.ts"

/**
 * A Db on a shared pool in which every transaction begins with these settings and ends without them. A statement outside a
 * transaction gets one of its own. No session keeps a setting, so neither the pool nor a pooler in transaction mode can
 * pass it on to the next user. Destroying the Db leaves the pool open.
 */
export function dbWithSettings(pool: DbPool, settings: Record<string, string>): Db {
  const calls = Object.entries(settings).map(
    ([name, value]) => `set_config(${escapeLiteral(name)}, ${escapeLiteral(value)}, true)`,
  )
  return openDb(pool, (driver) => createSettingDriver(`select ${calls.join(", ")}`, driver))
}

/** `bare` is the connection of Kysely's own driver. */
type WrappedConnection = DatabaseConnection & { bare: DatabaseConnection; isInTransaction: boolean }

function createSettingDriver(setting: string, driver: Driver): Driver {
  const wrap = (bare: DatabaseConnection): WrappedConnection => {
    const wrapped: WrappedConnection = {
      bare,
      isInTransaction: false,
      executeQuery: (query, options) =>
        wrapped.isInTransaction
          ? bare.executeQuery(query, options)
          : orRollBack(bare, async () => {
              await begin(bare, {})
              const result = await bare.executeQuery<never>(query, options)
              await driver.commitTransaction(bare)
              return result
            }),
      streamQuery: (query, chunkSize, options) => bare.streamQuery(query, chunkSize, options),
    }
    return wrapped
  }

  /** Needs one round trip: the settings follow the statement with which Kysely's own driver begins. */
  const begin: Driver["beginTransaction"] = (bare, settings) => {
    const executeQuery: DatabaseConnection["executeQuery"] = ({ sql }) =>
      bare.executeQuery(CompiledQuery.raw(`${sql}; ${setting}`))
    return driver.beginTransaction({ ...wrap(bare), executeQuery }, settings)
  }

  /** Reports the first error. Kysely's own driver discards a connection that cannot roll back. */
  const orRollBack = async <T>(bare: DatabaseConnection, step: () => Promise<T>) => {
    try {
      return await step()
    } catch (error) {
      await driver.rollbackTransaction(bare).catch(() => {})
      throw error
    }
  }

  const endTransaction =
    (finish: (bare: DatabaseConnection) => Promise<void>) => (connection: DatabaseConnection) => {
      const wrapped = connection as WrappedConnection
      wrapped.isInTransaction = false
      return finish(wrapped.bare)
    }

  return {
    init: () => driver.init(),
    acquireConnection: async () => wrap(await driver.acquireConnection()),
    beginTransaction: async (connection, settings) => {
      const wrapped = connection as WrappedConnection
      await orRollBack(wrapped.bare, () => begin(wrapped.bare, settings))
      wrapped.isInTransaction = true
    },
    commitTransaction: endTransaction((bare) => driver.commitTransaction(bare)),
    rollbackTransaction: endTransaction((bare) => driver.rollbackTransaction(bare)),
    releaseConnection: (connection) => driver.releaseConnection((connection as WrappedConnection).bare),
    destroy: async () => {},
  }
}
