import type { PostgresPool, PostgresPoolClient } from "kysely"
import type { Pool, PoolClient } from "pg"
import { isLost } from "./outage.ts"

/**
 * The pool as Kysely's driver needs it. A connection that met a lost or read-only server is closed when it is released, so
 * that after the promotion of a standby the next statement reaches the new server.
 */
export function createClosingPool(pool: Pool): PostgresPool {
  return {
    connect: async () => closeIfLost(await pool.connect()),
    end: () => pool.end(),
    options: pool.options,
  }
}

function closeIfLost(client: PoolClient): PostgresPoolClient {
  let mustClose = false
  const query = async (text: string, parameters: unknown[]) => {
    try {
      return await client.query(text, parameters)
    } catch (error) {
      mustClose ||= isLost(error)
      throw error
    }
  }
  return {
    // Kysely's type has a second form, with a cursor. It needs an option that we do not set.
    query: query as never,
    release: (isDiscarded) => client.release(isDiscarded || mustClose),
  }
}
