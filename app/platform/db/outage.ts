const readOnlyState = "25006"
/** Network, connection, shutdown or start of the server. */
const lostCodes = /^(ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|ENOTFOUND|EAI_|ENOENT|08|57P0)/
const lostMessages = /connection terminated|read timeout|not queryable/i
/** Credentials that are being exchanged, rollback under contention, resources, cancelled statement, lock and idle timeouts. */
const busyCodes = /^(28|40|53|570|55P03$|25P0[34]$)/
const busyMessages = /timeout exceeded/i

/** True for a temporary failure: the database is unavailable or too busy, and a later attempt may succeed. */
export function isOutage(error: unknown): boolean {
  return isLost(error) || matches(error, busyCodes, busyMessages)
}

/** True when the connection cannot be used again: it or its server is gone, it still waits for an old answer, or the server cannot write. */
export function isLost(error: unknown): boolean {
  return isReadOnly(error) || matches(error, lostCodes, lostMessages)
}

/** True when a standby refused to write. The statement changed nothing. */
export function isReadOnly(error: unknown): boolean {
  return error instanceof Error && (error as { code?: unknown }).code === readOnlyState
}

function matches(error: unknown, codes: RegExp, messages: RegExp) {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  return (typeof code === "string" && codes.test(code)) || messages.test(error.message)
}
