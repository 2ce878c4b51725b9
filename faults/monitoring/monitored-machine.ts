import { randomBytes } from "node:crypto"
import { systemPath } from "../../db/cluster/program.ts"
import { freePort } from "../../db/free-port.ts"
import { ensureDatabase, migrate } from "../../db/migrate.ts"
import { type AlteredMetrics, startAlteredMetrics } from "../../testing/servers/altered-metrics.ts"
import { type BackedUpPostgres, openBackedUpPostgres } from "../../testing/servers/backed-up-postgres.ts"
import { startImapServer } from "../../testing/servers/imap-server.ts"
import { type Monitoring, startMonitoring } from "../../testing/servers/monitoring.ts"
import { thisMachine } from "../../testing/servers/nginx.ts"
import { runProgram } from "../../testing/servers/run-unit.ts"
import { openProductStack, type ProductStack, roleSecrets } from "../stack/product-stack.ts"

/** Fewer than production's 60, so that a few leads are too many. */
export const officeMailsPerMinute = 20

/** What the name of this run's small disk begins with. Another run may fill one at the same time. */
export const smallDiskPrefix = `webplan-monitored-disk-${process.pid}-`

/** Longer than a full run with its healthy hour. */
const longestSeconds = 4 * 3600

/** One machine as the guide sets it up: the product behind nginx, PostgreSQL with backups, and the monitoring of all of it. */
export async function openMonitoredMachine() {
  const server = await openBackedUpPostgres()
  const closing: (() => unknown)[] = [server.close]
  const close = async () => {
    for (const end of closing.toReversed()) await end()
  }
  try {
    const databaseUrl = await ensureDatabase(server.url(), "webplan")
    await migrate({ databaseUrl, roleSecrets })
    for (const command of ["make", "prove"] as const) {
      const { isGood, text } = await server.backups(command)
      if (!isGood) throw new Error(text)
    }
    const mailbox = await startImapServer({ longestSeconds })
    closing.push(mailbox.stop)
    const metricsPorts = await assignMetricsPorts()
    const product = await openProductStack(databaseUrl, {
      hasEdge: true,
      desks: 2,
      edge: { trustedProxies: thisMachine },
      settings: (name, own) => ({
        ...own,
        METRICS_PORT: metricsPorts.of(name, own["PORT"]),
        ...(name === "worker" ? workerSettings(mailbox.url) : {}),
      }),
    })
    closing.push(product.close)
    const workerMetrics = await startAlteredMetrics(
      () => `http://${metricsPorts.addressesOf("worker")}/metrics`,
    )
    closing.push(workerMetrics.close)
    const { nodeMetrics, monitoring } = await watch({ server, product, metricsPorts, workerMetrics })
    closing.push(nodeMetrics.close, monitoring.close)
    await reportTasks(monitoring)
    return { server, product, monitoring, nodeMetrics, workerMetrics, close }
  } catch (error) {
    await close()
    throw error
  }
}

function workerSettings(mailbox: string) {
  return {
    OFFICE_MAILS_PER_MINUTE: String(officeMailsPerMinute),
    MAIL_RETURNS_URL: mailbox,
    MAIL_RETURNS_ADDRESS: "retornos@webplan.example",
  }
}

export type MonitoredMachine = Awaited<ReturnType<typeof openMonitoredMachine>>

type Watched = {
  server: BackedUpPostgres
  product: ProductStack
  metricsPorts: Awaited<ReturnType<typeof assignMetricsPorts>>
  workerMetrics: { address: string }
}

async function watch({ server, product, metricsPorts, workerMetrics }: Watched) {
  if (!product.edge) throw new Error("the machine has no nginx")
  const password = randomBytes(24).toString("hex")
  await product.query(`create role prometheus login password '${password}' in role pg_monitor`)
  const { port } = new URL(server.url())
  let nodeExporter = ""
  const nodeMetrics = await startAlteredMetrics(() => `http://${nodeExporter}/metrics`)
  // This machine's clock may be synchronised by its host, of which the kernel does not know.
  nodeMetrics.alter("node_timex_sync_status", 1)
  showFreeDisks(nodeMetrics)
  const monitoring = await startMonitoring({
    product: { "edge.env": product.edge.values, "worker.env": { SMTP_URL: product.sink.url } },
    own: {
      SITE_METRICS: metricsPorts.addressesOf("site"),
      DESK_METRICS: metricsPorts.addressesOf("desk"),
      WORKER_METRICS: workerMetrics.address,
      DATABASE: `postgresql://prometheus:${password}@127.0.0.1:${port}/postgres?sslmode=disable`,
      PLACES_FILE: server.at("conf.d/places.conf"),
      PROBE_AUTHORITIES: product.edge.values["CERTIFICATE"] ?? "",
    },
    nodeMetrics: async (address) => {
      nodeExporter = address
      return nodeMetrics.address
    },
  })
  return { nodeMetrics, monitoring }
}

/** Only the small disk of this run belongs to its product. All others may be almost full. */
export function showFreeDisks(nodeMetrics: AlteredMetrics) {
  nodeMetrics.alter("node_filesystem_avail_bytes", 1e15, smallDiskPrefix)
}

/** As the regular tasks leave it when they succeed. */
export async function reportTasks({ metricsDir }: Pick<Monitoring, "metricsDir">) {
  const ninetyDays = String(90 * 86_400)
  for (const figure of [
    ["access-records", "access_records_failed", "0"],
    ["edge-refresh", "edge_refresh_failed", "0"],
    ["certificate", "certificate_failed", "0"],
    ["certificate-validity", "certificate_validity_seconds", ninetyDays],
  ]) {
    const env = { PATH: systemPath, METRICS_DIR: metricsDir }
    const { status, output } = await runProgram(["deploy/report-metric", ...figure], env)
    if (status !== 0) throw new Error(output)
  }
}

/** A process keeps its port when it is started again. */
async function assignMetricsPorts() {
  const free = await Promise.all(Array.from({ length: 5 }, freePort))
  const given = new Map<string, number>()
  return {
    of: (name: string, port = "") => {
      const key = `${name} ${port}`
      const own = given.get(key) ?? free.shift() ?? 0
      given.set(key, own)
      return String(own)
    },
    addressesOf: (name: string) =>
      [...given].flatMap(([key, port]) => (key.startsWith(name) ? [`127.0.0.1:${port}`] : [])).join(" "),
  }
}
