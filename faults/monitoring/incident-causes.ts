import { execFile } from "node:child_process"
import path from "node:path"
import { promisify } from "node:util"
import { createDb } from "../../app/platform/db/db.server.ts"
import { systemPath } from "../../db/cluster/program.ts"
import { createRandom } from "../../db/seed/random.ts"
import { enrolPerson } from "../../testing/factories/staff.ts"
import { storeIncident } from "../../testing/factories/stored-incident.ts"
import { storeLeads } from "../../testing/factories/stored-lead.ts"
import { makeCertificate } from "../../testing/servers/certificate.ts"
import { silentLog } from "../../testing/servers/test-database.ts"
import { visitDesk } from "../../testing/visitors/desk-visit.ts"
import { leadOf, openVisitor, startClients } from "../http/http-client.ts"
import { visitor } from "../leads/lead-post.ts"
import { lockTables } from "../outages/exhausted-pool.ts"
import { mountSmallDisk } from "../stack/small-disk.ts"
import type { Part } from "../stack/supervised-process.ts"
import {
  type MonitoredMachine,
  officeMailsPerMinute,
  reportAccessRecords,
  showFreeDisks,
} from "./monitored-machine.ts"
import type { Incident } from "./raise.ts"

const encryptAccessRecords = path.join(import.meta.dirname, "../../deploy/encrypt-access-records")
/** Longer than an alert may take. `end` starts the process before. */
const longestDownMs = 600_000

/** The rows of the table Incidents that concern one machine. Those of one batch do not hide one another. */
export function batchesOf(machine: MonitoredMachine, isQuick: boolean): Incident[][] {
  const quiet = [...quietIncidents(machine), ...officeIncidents(machine)]
  const [nginx, ...others] = outages(machine)
  return isQuick ? [quiet, [nginx as Incident]] : [quiet, [nginx as Incident], ...others.map((one) => [one])]
}

/** The site goes on. */
function quietIncidents(machine: MonitoredMachine): Incident[] {
  const { monitoring, nodeMetrics, product, server } = machine
  return [
    { row: "one process of a pair", alert: "ProcessDown", cause: downOf(product.sites.slice(0, 1)) },
    { row: "database disk full", alert: "DiskAlmostFull", cause: () => fillDisk(machine) },
    {
      row: "a place of the backups",
      alert: "BackupPlaceUnreachable",
      cause: async () => {
        await server.stopBucket()
        return server.startBucket
      },
    },
    {
      row: "access records not encrypted",
      alert: "AccessRecordsNotEncrypted",
      cause: () => failToEncrypt(machine),
    },
    { row: "certificate", alert: "CertificateEndsNow", cause: () => shortenCertificate(machine) },
    {
      row: "flood from few addresses",
      alert: "VisitorsRefused",
      isLasting: true,
      cause: () => sendTooMany(machine),
    },
    {
      row: "memory or clock of the machine",
      alert: "MemoryAlmostGone",
      cause: async () => {
        nodeMetrics.alter("node_memory_MemAvailable_bytes", 1)
        return () => nodeMetrics.restore("node_memory_MemAvailable_bytes")
      },
    },
    {
      row: "memory or clock of the machine",
      alert: "ClockOff",
      cause: async () => {
        nodeMetrics.alter("node_timex_sync_status", 0)
        return () => nodeMetrics.alter("node_timex_sync_status", 1)
      },
    },
    {
      row: "monitoring",
      alert: "TargetDown",
      cause: async () => {
        await monitoring.stop("prometheus-postgres-exporter")
        return () => monitoring.start("prometheus-postgres-exporter")
      },
    },
  ]
}

/** Of leads and the people who work on them. */
function officeIncidents(machine: MonitoredMachine): Incident[] {
  const { product, workerMetrics } = machine
  return [
    {
      row: "more than 60 leads a minute",
      alert: "NoticesHeld",
      isLasting: true,
      cause: () => sendManyLeads(machine),
    },
    {
      row: "many leads read by one person",
      alert: "ManyLeadsRead",
      isLasting: true,
      cause: () => readManyLeads(machine),
    },
    {
      row: "leak of personal data",
      alert: "IncidentOpen",
      isLasting: true,
      cause: async () => {
        await withDatabases(machine, async (as) => {
          const { id } = await enrolPerson({ as }, { name: "Gestora Modelo", role: "administracao" })
          await storeIncident(as.owner, id)
        })
        return () => {}
      },
    },
    {
      row: "a job that failed for good",
      alert: "JobsDead",
      cause: async () => {
        await product.query(
          "insert into pgboss.job (name, data) select dead_letter, '{}' from pgboss.queue where name = 'lead-confirm-visitor'",
        )
        return () =>
          product.query(
            "delete from pgboss.job where name = (select dead_letter from pgboss.queue where name = 'lead-confirm-visitor')",
          )
      },
    },
    {
      row: "audit not copied",
      alert: "AuditNotCopied",
      cause: async () => {
        workerMetrics.alter("audit_uncopied_seconds", 7200)
        return () => workerMetrics.restore("audit_uncopied_seconds")
      },
    },
  ]
}

/** Each hides others, so it comes alone. */
function outages(machine: MonitoredMachine): Incident[] {
  const { product, server } = machine
  return [
    { row: "nginx", alert: "SiteDown", cause: downOf(product.nginx ? [product.nginx] : []) },
    { row: "both of the site", alert: "FormsDown", cause: downOf(product.sites) },
    { row: "both of the desk", alert: "DeskDown", cause: downOf(product.desks) },
    { row: "worker", alert: "WorkerDown", cause: downOf(product.worker ? [product.worker] : []) },
    {
      row: "PostgreSQL",
      alert: "DatabaseDown",
      cause: async () => {
        await server.stop()
        return server.start
      },
    },
    {
      row: "some requests fail",
      alert: "ErrorBudgetBurnsFast",
      isLasting: true,
      cause: () => failSomeLeads(machine),
    },
    {
      row: "flood from many addresses",
      alert: "SiteOverloaded",
      isLasting: true,
      cause: () => exhaustPool(machine),
    },
    {
      row: "SMTP",
      alert: "MailServerDown",
      isLasting: true,
      cause: async () => {
        product.sink.dropConnections()
        await product.sink.close()
        return () => {}
      },
    },
  ]
}

function downOf(parts: readonly Part[]) {
  return async () => {
    await Promise.all(parts.map((part) => part.kill(longestDownMs)))
    return () => Promise.all(parts.map((part) => part.revive()))
  }
}

/** Where mounting is not allowed the figure is changed on its way. */
async function fillDisk({ nodeMetrics }: MonitoredMachine) {
  const disk = mountSmallDisk(16)
  if (disk) {
    disk.fill()
    return disk.unmount
  }
  console.log("  a disk cannot be mounted here: its figure is changed instead")
  nodeMetrics.alter("node_filesystem_avail_bytes", 1)
  return () => showFreeDisks(nodeMetrics)
}

/** The nightly program, on a machine without the folder of the records. */
async function failToEncrypt({ monitoring, product }: MonitoredMachine) {
  const env = {
    PATH: systemPath,
    SETTINGS_DIR: monitoring.settingsDir,
    METRICS_DIR: monitoring.metricsDir,
    ACCESS_RECORDS_DIR: path.join(monitoring.settingsDir, "no-such-folder"),
  }
  const failed = await promisify(execFile)(encryptAccessRecords, { env, timeout: 30_000 }).then(
    () => false,
    () => true,
  )
  if (!failed || !product.edge) throw new Error("access records were encrypted")
  return () => reportAccessRecords(monitoring, 0)
}

/** A certificate of two days in place of that of three months. */
async function shortenCertificate({ product }: MonitoredMachine) {
  const { edge } = product
  if (!edge) throw new Error("the machine has no nginx")
  const { CERTIFICATE = "", CERTIFICATE_KEY = "" } = edge.values
  const replace = (days: number) => {
    makeCertificate(CERTIFICATE_KEY, CERTIFICATE, days)
    edge.reloadFiles()
  }
  replace(2)
  return () => replace(90)
}

async function sendTooMany({ product }: MonitoredMachine) {
  const flooder = openVisitor(product.edge?.url ?? "", { address: "127.202.0.1", sockets: 16 })
  const replies = await Promise.all(
    Array.from({ length: 400 }, (_, n) => flooder.send({ path: `/blog?busca=plano${n}` })),
  )
  flooder.close()
  const refused = replies.filter(({ status }) => status === 429).length
  if (refused < 120) throw new Error(`only ${refused} of 400 requests were refused`)
  return () => {}
}

async function sendManyLeads({ product }: MonitoredMachine) {
  const people = openVisitor(product.edge?.url ?? "", { sockets: 8 })
  await Promise.all(
    Array.from({ length: officeMailsPerMinute * 2 }, (_, n) => people.send(leadOf(visitor("muitos", n)))),
  )
  people.close()
  return () => {}
}

/** A consultant opens lead after lead, until asked for a proof. */
async function readManyLeads(machine: MonitoredMachine) {
  await withDatabases(machine, async (as) => {
    const publicUrl = machine.product.edge?.url ?? ""
    const { browser } = await enrolPerson({ as }, { name: "Consultora Modelo", role: "atendente", publicUrl })
    const leads = await storeLeads(
      as.owner,
      createRandom(1),
      Array.from({ length: 63 }, () => ({})),
    )
    for (const lead of leads) await visitDesk(browser, `${machine.product.deskOrigin}/painel/leads/${lead}`)
  })
  return () => {}
}

/** The site may not write leads any more: every form is answered with an error, pages are not. */
async function failSomeLeads({ product }: MonitoredMachine) {
  await product.query("revoke execute on function submit_lead(jsonb) from webplan_web")
  const people = openVisitor(product.edge?.url ?? "", { address: "127.203.0.1" })
  const senders = startClients(1, (_, turn) => people.send(leadOf(visitor("falha", turn))), 1000)
  return async () => {
    const replies = await senders.stop()
    people.close()
    await product.query("grant execute on function submit_lead(jsonb) to webplan_web")
    if (replies.every(({ status }) => status === 200)) throw new Error("the forms were answered")
  }
}

async function exhaustPool({ product }: MonitoredMachine) {
  const { release } = await lockTables(product)
  const people = openVisitor(product.edge?.url ?? "", { sockets: 40, isKept: false })
  const senders = startClients(
    40,
    (member, turn) => people.send(leadOf(visitor("muitas", member * 1000 + turn))),
    100,
  )
  return async () => {
    await senders.stop()
    people.close()
    await release()
  }
}

type Databases = Parameters<typeof enrolPerson>[0]["as"]

async function withDatabases({ product }: MonitoredMachine, work: (as: Databases) => Promise<unknown>) {
  const open = (url: string) => createDb({ url, name: "fault run", log: silentLog, maxConnections: 2 })
  const as = { owner: open(product.databaseUrl), auth: open(product.urls.auth) }
  try {
    await work(as)
  } finally {
    await Promise.all(Object.values(as).map((db) => db.destroy()))
  }
}
