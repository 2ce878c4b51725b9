import path from "node:path"
import { systemPath } from "../../db/cluster/program.ts"
import { makeCertificate } from "../../testing/servers/certificate/make-certificate.ts"
import { runUnit } from "../../testing/servers/run-unit.ts"
import { leadOf, openVisitor, startClients } from "../http/http-client.ts"
import { visitor } from "../leads/lead-post.ts"
import { lockTables } from "../outages/exhausted-pool.ts"
import { mountSmallDisk } from "../stack/small-disk.ts"
import type { Part } from "../stack/supervised-process.ts"
import { type MonitoredMachine, reportTasks, showFreeDisks, smallDiskPrefix } from "./monitored-machine.ts"
import { officeIncidents } from "./office-incidents.ts"
import type { Incident } from "./raise.ts"

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
    { row: "one process", alert: "ProcessDown", cause: downOf(product.sites.slice(0, 1)) },
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
      cause: () => failTask(machine, "webplan-access-records.service"),
    },
    {
      row: "cached pages not refreshed",
      alert: "EdgeNotRefreshed",
      cause: () => failTask(machine, "webplan-edge-refresh.service"),
    },
    {
      row: "certificate",
      alert: "CertificateNotRenewed",
      cause: () => failTask(machine, "webplan-certificate.service"),
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

/** Each hides others, so it comes alone. */
function outages(machine: MonitoredMachine): Incident[] {
  const { product, server } = machine
  return [
    { row: "nginx", alert: "SiteDown", cause: downOf(product.nginx ? [product.nginx] : []) },
    { row: "all of the site", alert: "FormsDown", cause: downOf(product.sites) },
    { row: "all of the desk", alert: "DeskDown", cause: downOf(product.desks) },
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
  const disk = mountSmallDisk(16, smallDiskPrefix)
  if (disk) {
    disk.fill()
    return disk.unmount
  }
  console.log("  a disk cannot be mounted here: its figure is changed instead")
  nodeMetrics.alter("node_filesystem_avail_bytes", 1)
  return () => showFreeDisks(nodeMetrics)
}

/** A regular task on a machine without the folder, the settings or the certificate that it needs. */
async function failTask({ monitoring }: MonitoredMachine, unit: string) {
  const { status } = await runUnit(unit, {
    PATH: systemPath,
    SETTINGS_DIR: monitoring.settingsDir,
    METRICS_DIR: monitoring.metricsDir,
    ACCESS_RECORDS_DIR: path.join(monitoring.settingsDir, "no-such-folder"),
    CERTIFICATE_DIR: path.join(monitoring.settingsDir, "certificate"),
    // Without an edge there would be nothing to refresh.
    EDGE_REFRESH_URLS: "https://127.0.0.1:9",
  })
  if (status === 0) throw new Error(`${unit} succeeded`)
  return () => reportTasks(monitoring)
}

/** A certificate of two days in place of that of three months. */
async function shortenCertificate({ product }: MonitoredMachine) {
  const { edge } = product
  if (!edge) throw new Error("the machine has no nginx")
  const { CERTIFICATE, CERTIFICATE_KEY } = edge.values
  const replace = (days: number) => {
    makeCertificate(CERTIFICATE_KEY, CERTIFICATE, days)
    edge.reloadFiles()
  }
  replace(2)
  return () => replace(90)
}

async function sendTooMany({ product }: MonitoredMachine) {
  // Many sockets, because a busy machine answers a few too slowly to reach the limit.
  const flooder = openVisitor(product.edge?.url ?? "", { address: "127.202.0.1", sockets: 128 })
  const replies = await Promise.all(
    Array.from({ length: 400 }, (_, n) => flooder.send({ path: `/blog?busca=plano${n}` })),
  )
  flooder.close()
  const refused = replies.filter(({ status }) => status === 429).length
  if (refused < 120) throw new Error(`only ${refused} of 400 requests were refused`)
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
