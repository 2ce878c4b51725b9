const networkCodes = /^(ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|ENOTFOUND|EAI_|ENOENT)/
/** Connection, rollback under contention, resources, operator's hand, lock and idle timeouts, a standby that cannot write. */
const passingStates = /^(08|40|53|57|55P03$|25P0[34]$|25006$)/
const driverWords = /connection terminated|timeout exceeded|read timeout|not queryable/i

/** True for a failure that passes by itself: the database is away or too busy, and asking later may succeed. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  if (typeof code === "string" && (networkCodes.test(code) || passingStates.test(code))) return true
  return driverWords.test(error.message)
}
