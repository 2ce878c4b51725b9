import type { PostgresPool, PostgresPoolClient } from "kysely"
import type { Pool, PoolClient } from "pg"
import { connectMeasured } from "../metrics/pool-metrics.server.ts"
import { isLost } from "./outage.ts"

/**
 * The pool as Kysely's driver needs it. A connection that met a lost or read-only server is not used again and is closed when
 * it is released, so that after the promotion of a standby the next statement reaches the new server.
 */
export function createClosingPool(pool: Pool): PostgresPool {
  return {
    connect: async () => closeIfLost(await connectMeasured(pool)),
    end: () => pool.end(),
    options: pool.options,
  }
}

function closeIfLost(client: PoolClient): PostgresPoolClient {
  let loss: unknown
  const query = async (text: string, parameters: unknown[]) => {
    // The rollback of a transaction would wait for the same dead server until its own time limit.
    if (loss) throw loss
    try {
      return await client.query(text, parameters)
    } catch (error) {
      if (isLost(error)) loss = error
      throw error
    }
  }
  return {
    // Kysely's type has a second form, with a cursor. It needs an option that we do not set.
    query: query as never,
    release: (isDiscarded) => client.release(isDiscarded || loss !== undefined),
  }
}
