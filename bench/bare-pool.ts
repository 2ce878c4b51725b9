import { Pool, type PoolConfig } from "pg"

/** Connections of the measuring program itself. The server may end before an idle one has closed: that is no fault of a figure. */
export function openBarePool(config: PoolConfig) {
  const pool = new Pool(config)
  pool.on("error", () => {})
  return pool
}
