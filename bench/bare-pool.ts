import { Pool, type PoolConfig } from "pg"

/** Connections of the measuring program itself. Errors of idle connections are ignored: the server may stop before they close. */
export function openBarePool(config: PoolConfig) {
  const pool = new Pool(config)
  pool.on("error", () => {})
  return pool
}
