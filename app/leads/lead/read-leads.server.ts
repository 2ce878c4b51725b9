import type { Db } from "../../platform/db/db.server.ts"
import type { Log } from "../../platform/process/log.server.ts"
import { type LeadFilter, type Paging, readPaging } from "./lead-list.ts"
import { type LeadPage, listLeads } from "./lead-list-store.server.ts"

type World = { db: Db; log: Log }

/** §8: an empty list when leads cannot be read, marked so that nobody takes it for a fact (D71). */
export async function readLeads(
  { db, log }: World,
  filter: LeadFilter = {},
  paging: Partial<Paging> = {},
): Promise<LeadPage & { isFailed: boolean }> {
  try {
    return { ...(await listLeads(db, filter, paging)), isFailed: false }
  } catch (error) {
    log.error({ err: error }, "leads not read")
    return { ...readPaging(paging), leads: [], total: 0, isFailed: true }
  }
}
