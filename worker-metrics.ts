import { countHeldNotices } from "./app/leads/notify/held-notice-store.server.ts"
import { addNoticeDelay } from "./app/leads/notify/notice-metrics.server.ts"
import { returnOutcomes } from "./app/leads/notify/return-jobs.server.ts"
import { findReadAt } from "./app/leads/notify/return-store.server.ts"
import { type BackupRun, listBackups } from "./app/platform/db/backup-store.server.ts"
import type { Db } from "./app/platform/db/db.server.ts"
import { readQueueReport } from "./app/platform/jobs/queue-report.server.ts"
import { addCounter, addGauge, atMostEvery } from "./app/platform/metrics/add-metric.server.ts"
import type { Metrics } from "./app/platform/metrics/metrics.server.ts"
import { addQueueGauges } from "./app/platform/metrics/queue-metrics.server.ts"
import { countOpenIncidents } from "./app/privacy/incidents/incident-store.server.ts"
import { findUncopiedAge } from "./app/staff/audit/audit-chain-store.server.ts"
import { countReadersOverLimit } from "./app/staff/audit/leads-seen.server.ts"

/** These change rarely, and every reading is a transaction. */
const rarely = { everySeconds: 60 }

/** What the worker reports besides its jobs: metrics that only the database knows, and the mails it sends. */
export function addWorkerMetrics({ registry }: Metrics, db: Db, { readsReturns }: { readsReturns: boolean }) {
  addQueueGauges(registry, () => readQueueReport(db))
  addGauge(
    registry,
    {
      name: "office_notices_held",
      help: "Leads whose notice to the office waits for the next digest, because too many came in a minute",
    },
    () => countHeldNotices(db),
  )
  addGauge(
    registry,
    {
      name: "audit_uncopied_seconds",
      help: "Age of the oldest entry of the audit that is only on this machine; 0 when all are copied",
      ...rarely,
    },
    () => findUncopiedAge(db),
  )
  addGauge(
    registry,
    {
      name: "readers_over_limit",
      help: "People of the office who passed a limit of reading leads in the last hour",
      ...rarely,
    },
    () => countReadersOverLimit(db),
  )
  addGauge(
    registry,
    { name: "incidents_open", help: "Incidents of the register that are not closed", ...rarely },
    () => countOpenIncidents(db),
  )
  addBackupGauges({ registry }, db)
  if (readsReturns)
    addGauge(
      registry,
      {
        name: "mail_returns_read_timestamp_seconds",
        help: "When the mailbox of returned mails was last read without a fault",
        ...rarely,
      },
      async () => (await findReadAt(db)).getTime() / 1000,
    )
  return {
    recordNotified: addNoticeDelay(registry),
    countMail: addCounter(registry, {
      name: "mails_total",
      help: "Mails given to the mail server, by its answer; failed: none, or a fault that passes",
      label: "outcome",
      values: ["accepted", "refused", "failed"],
    }),
    countReturn: addCounter(registry, {
      name: "mail_returns_total",
      help: "Reports read in the mailbox of returned mails; foreign: about a mail of ours that is no receipt, of another sender, or forged",
      label: "outcome",
      values: returnOutcomes,
    }),
  }
}

function addBackupGauges({ registry }: Pick<Metrics, "registry">, db: Db) {
  const readRuns = atMostEvery(rarely.everySeconds * 1000, () => listBackups(db))
  const samplesOf = async (sought: BackupRun["outcome"], valueOf: (run: BackupRun) => number) =>
    (await readRuns())
      .filter(({ outcome }) => outcome === sought)
      .map((run) => ({ labels: { kind: run.kind, place: String(run.place) }, value: valueOf(run) }))
  const labels = ["kind", "place"] as const
  addGauge(
    registry,
    {
      name: "backup_success_timestamp_seconds",
      help: "When the last good backup, or proof of one, of each place ended",
      labels,
    },
    () => samplesOf("verified", ({ finishedAt }) => finishedAt.getTime() / 1000),
  )
  addGauge(
    registry,
    { name: "backup_failed", help: "1 for a place whose last backup, or proof of one, failed", labels },
    () => samplesOf("failed", () => 1),
  )
}
