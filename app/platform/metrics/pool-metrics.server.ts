import { Gauge, Histogram, type Registry } from "@prometheus-io/client"
import type { Pool } from "pg"

export type WatchPool = (name: string, pool: Pool) => void

const observers = new WeakMap<Pool, (seconds: number) => void>()

/** Returns a function that reports a pool's connections, and how long its users wait for one. */
export function createPoolMetrics(registry: Registry): WatchPool {
  const pools = new Map<string, Pool>()
  const wait = new Histogram({
    name: "db_pool_wait_seconds",
    help: "Time until a connection to the database was free or open",
    labelNames: ["pool"],
    buckets: [0.001, 0.01, 0.1, 0.5, 1, 3],
    registers: [registry],
  })
  const connections = new Gauge({
    name: "db_pool_connections",
    help: "Connections to the database: busy, idle, or what waits for one",
    labelNames: ["pool", "state"],
    registers: [registry],
    collect: () => {
      for (const [name, pool] of pools) {
        connections.set({ pool: name, state: "busy" }, pool.totalCount - pool.idleCount)
        connections.set({ pool: name, state: "idle" }, pool.idleCount)
        connections.set({ pool: name, state: "waiting" }, pool.waitingCount)
      }
    },
  })
  return (name, pool) => {
    pools.set(name, pool)
    observers.set(pool, (seconds) => wait.observe({ pool: name }, seconds))
  }
}

/** Takes a connection of the pool; the wait is reported if the pool is watched. */
export async function connectMeasured(pool: Pool) {
  const startedAt = performance.now()
  try {
    return await pool.connect()
  } finally {
    observers.get(pool)?.((performance.now() - startedAt) / 1000)
  }
}
