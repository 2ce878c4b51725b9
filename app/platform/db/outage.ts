const networkCodes = /^(ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|ENOTFOUND|EAI_|ENOENT)/
/**
 * Connection, credentials that are being exchanged, rollback under contention, resources, operator intervention, lock and idle
 * timeouts, a standby that cannot write.
 */
const temporaryStates = /^(08|28|40|53|57|55P03$|25P0[34]$|25006$)/
const driverMessages = /connection terminated|timeout exceeded|read timeout|not queryable/i

/** True for a temporary failure: the database is unavailable or too busy, and a later attempt may succeed. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  if (typeof code === "string" && (networkCodes.test(code) || temporaryStates.test(code))) return true
  return driverMessages.test(error.message)
}
