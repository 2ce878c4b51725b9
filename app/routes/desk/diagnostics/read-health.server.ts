import { dayOf } from "../../../locale/pt-br.ts"
import { listBackups } from "../../../platform/db/backup-store.server.ts"
import { readDatabaseActivity } from "../../../platform/db/database-activity.server.ts"
import type { Db } from "../../../platform/db/db.server.ts"
import { readPart } from "../../../platform/db/read-part.server.ts"
import { listDeadLetters } from "../../../platform/jobs/dead-letter-store.server.ts"
import { readQueueReport } from "../../../platform/jobs/queue-report.server.ts"
import { countVitals } from "../../../platform/page/vitals-store.server.ts"
import type { Log } from "../../../platform/process/log.server.ts"
import { addDays } from "../../../platform/time/plain-day.ts"
import {
  findLedgerHead,
  listOpenHolderRequests,
  listRetentionStates,
} from "../../../privacy/privacy-health-store.server.ts"

type Options = {
  asStaff: <T>(work: (db: Db) => Promise<T>) => Promise<T>
  log: Log
}

const mostLetters = 20
const mostRequests = 50
// The period that Google uses for its figures.
const vitalDays = 28

/** Reads every part separately. A part that cannot be read is null, and the rest is shown (D71). */
export async function readHealth({ asStaff, log }: Options, now: Date) {
  const part = <T>(name: string, read: (db: Db) => Promise<T>) =>
    readPart(log, `health: ${name}`, () => asStaff(read))
  return {
    queues: await part("queues", readQueueReport),
    letters: await part("dead letters", (db) => listDeadLetters(db, mostLetters)),
    activity: await part("server", readDatabaseActivity),
    backups: await part("backups", listBackups),
    vitals: await part("vitals", (db) => countVitals(db, addDays(dayOf(now), 1 - vitalDays))),
    retention: await part("retention", listRetentionStates),
    requests: await part("holders", (db) => listOpenHolderRequests(db, mostRequests)),
    // Wrapped in an object, because an empty ledger has a null head too.
    ledger: await part("ledger", async (db) => ({ head: await findLedgerHead(db) })),
  }
}
