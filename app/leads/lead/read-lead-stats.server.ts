import type { Db } from "../../platform/db/db.server.ts"
import type { Log } from "../../platform/process/log.server.ts"
import { countLeadStats } from "./lead-count-store.server.ts"
import { type LeadStats, noStats } from "./lead-stats.ts"

type World = { db: Db; log: Log }

/** §8: zeros when the counts cannot be read, marked so that nobody takes them for a fact (D71). */
export async function readLeadStats(
  { db, log }: World,
  now: Date,
): Promise<LeadStats & { isFailed: boolean }> {
  try {
    return { ...(await countLeadStats(db, now)), isFailed: false }
  } catch (error) {
    log.error({ err: error }, "lead stats not read")
    return { ...noStats, isFailed: true }
  }
}
