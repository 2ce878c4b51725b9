import type { Db } from "../../platform/db/db.server.ts"
import type { Log } from "../../platform/process/log.server.ts"
import { type ConnectionReport, reportFailure, reportNoClient, reportSuccess } from "./connection-report.ts"
import { countReachableLeads } from "./lead-access-store.server.ts"

/** The connection test of §7. Its message may contain the database's error message: for administrators only (D50). */
export async function checkLeadConnection(db: Db | undefined, log: Log): Promise<ConnectionReport> {
  if (!db) return reportNoClient
  try {
    return reportSuccess(await countReachableLeads(db))
  } catch (error) {
    log.warn({ err: error }, "connection test failed")
    return reportFailure(error)
  }
}
