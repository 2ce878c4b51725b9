import { execFileSync } from "node:child_process"
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import path from "node:path"
import { json } from "node:stream/consumers"
import { startProgram } from "../../db/cluster/program.ts"
import { freePort } from "../../db/free-port.ts"
import { eventually } from "../eventually.ts"
import { startSmtpServer } from "./smtp-server.ts"

const configure = path.join(import.meta.dirname, "../../deploy/monitoring/configure-monitoring")
const longestStartMs = 60_000

/** What Alertmanager sent: a mail or a call to a person, or the heartbeat to its service. */
export type Notice = { alert: string; isFiring: boolean; by: "mail" | "page" | "heartbeat"; at: number }

type Settings = Record<string, string>
type Options = {
  /** The product's settings files, such as `edge.env`, as the machine has them. */
  product?: Record<string, Settings>
  /** Of monitoring.env, besides the receivers and the ports of the programs. */
  own: Settings
  /** Passes on the metrics of node_exporter: called with its address, returns where Prometheus reads them. */
  nodeMetrics?: (nodeExporter: string) => Promise<string>
}

const commands = {
  prometheus: "exec prometheus $ARGS",
  "prometheus-alertmanager": "exec prometheus-alertmanager $ARGS",
  "prometheus-blackbox-exporter": "exec prometheus-blackbox-exporter $ARGS",
  "prometheus-node-exporter": "exec prometheus-node-exporter $ARGS",
  "prometheus-postgres-exporter": "export DATA_SOURCE_NAME; exec prometheus-postgres-exporter $ARGS",
  mtail:
    'exec mtail --progs "$ETC/mtail" --logtostderr --address $HOST --port $PORT --logs "$LOGS" $EXTRA_ARGS',
}
export type MonitoringProgram = keyof typeof commands

/** Debian's Prometheus, Alertmanager and exporters with the files that deploy/monitoring writes, as its units start them. */
export async function startMonitoring({ product = {}, own, nodeMetrics: passOn }: Options) {
  const dir = mkdtempSync(path.join(tmpdir(), "webplan-monitoring-"))
  const at = (name: string) => path.join(dir, name)
  for (const folder of ["settings", "etc", "var/metrics2", "var/alertmanager", "logs"])
    mkdirSync(at(folder), { recursive: true })
  const receivers = await startReceivers()
  const addresses = await freeAddresses()
  const nodeExporter = `127.0.0.1:${await freePort()}`
  const nodeMetrics = (await passOn?.(nodeExporter)) ?? nodeExporter
  const settings: Record<string, Settings> = {
    ...product,
    "monitoring.env": {
      ...receivers.settings,
      ...addresses,
      NODE_EXPORTER: nodeMetrics,
      MACHINE: "test",
      ETC: at("etc"),
      VAR: at("var"),
      METRICS_DIR: at("metrics"),
      GROUP: String(process.getgid?.()),
      ...own,
    },
  }
  for (const [file, values] of Object.entries(settings))
    writeFileSync(at(`settings/${file}`), shellLines(values))
  try {
    execFileSync(configure, {
      env: { PATH: process.env["PATH"], SETTINGS_DIR: at("settings") },
      timeout: 30_000,
    })
  } catch (error) {
    await receivers.close()
    rmSync(dir, { recursive: true })
    throw error
  }
  const exporterFile = at("etc/default/prometheus-node-exporter")
  writeFileSync(exporterFile, readFileSync(exporterFile, "utf8").replace(nodeMetrics, nodeExporter))

  const running = new Map<MonitoringProgram, ReturnType<typeof startProgram>>()
  const start = (name: MonitoringProgram) => {
    const script = `. "$ETC/default/${name}"; ${commands[name]}`
    running.set(
      name,
      startProgram({
        command: "bash",
        args: ["-c", script],
        user: {},
        env: { ETC: at("etc") },
        dir,
        logFile: at(`logs/${name}`),
      }),
    )
  }
  const stop = async (name: MonitoringProgram) => {
    running.get(name)?.signal("SIGKILL")
    await running.get(name)?.ended
    running.delete(name)
  }
  const watches = (own["WATCHES"] ?? "product database").split(" ")
  const needed = (Object.keys(commands) as MonitoringProgram[]).filter(
    (name) =>
      (name !== "mtail" || watches.includes("product")) &&
      (name !== "prometheus-postgres-exporter" || watches.includes("database")),
  )
  for (const name of needed) start(name)

  const query = async <T>(address: string) => {
    const response = await fetch(`http://${addresses.PROMETHEUS}/api/v1/${address}`, {
      signal: AbortSignal.timeout(8000),
    })
    const { data } = (await response.json()) as { data: T }
    return data
  }
  const close = async () => {
    await Promise.all([...running.keys()].map(stop))
    await receivers.close()
    rmSync(dir, { recursive: true, force: true, maxRetries: 10 })
  }
  const monitoring = {
    metricsDir: at("metrics"),
    settingsDir: at("settings"),
    url: `http://${addresses.PROMETHEUS}`,
    notices: receivers.notices,
    start,
    stop,
    /** Addresses of what Prometheus cannot read. */
    listSilentTargets: async () => {
      const { activeTargets } = await query<{
        activeTargets: { health: string; scrapeUrl: string; lastError: string }[]
      }>("targets?state=active")
      // Prometheus finds its targets some seconds after its start.
      if (activeTargets.length < needed.length) return ["some targets are not known yet"]
      return activeTargets
        .filter(({ health }) => health !== "up")
        .map(({ scrapeUrl, lastError }) => `${scrapeUrl} ${lastError}`)
    },
    /** Names of alerts that fire now or wait for their time to pass. */
    listAlerts: async () => {
      const { alerts } = await query<{ alerts: { labels: Record<string, string>; state: string }[] }>(
        "alerts",
      )
      return alerts.map(({ labels, state }) => ({ alert: labels["alertname"] ?? "", state }))
    },
    listRules: async () => {
      const { groups } = await query<{ groups: { rules: { name: string; query: string }[] }[] }>("rules")
      return groups.flatMap(({ rules }) => rules)
    },
    listMetrics: () => query<string[]>("label/__name__/values"),
    close,
  }
  try {
    await eventually(
      async () => (await monitoring.listSilentTargets().catch(() => ["prometheus"])).length === 0,
      longestStartMs,
    )
  } catch {
    const silent = await monitoring.listSilentTargets().catch(() => ["prometheus"])
    await close()
    throw new Error(`monitoring does not read: ${silent.join(", ")}`)
  }
  return monitoring
}

export type Monitoring = Awaited<ReturnType<typeof startMonitoring>>

/** The mail server, the service that calls a person, and the one that waits for the heartbeat. */
async function startReceivers() {
  const sent: Notice[] = []
  const smtp = await startSmtpServer()
  const server = createServer((request, response) => {
    const by = request.url === "/page" ? "page" : "heartbeat"
    void json(request).then((body) => {
      const { status, groupLabels } = body as { status: string; groupLabels: { alertname: string } }
      sent.push({ alert: groupLabels.alertname, isFiring: status === "firing", by, at: Date.now() })
      response.end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo
  let seen = 0
  /** Everything sent until now, mails after calls. */
  const notices = () => {
    for (const { subject, at } of smtp.received.slice(seen)) {
      const [, status, alert = ""] = /^\[(\w+)\] (\w+):/.exec(subject ?? "") ?? []
      sent.push({ alert, isFiring: status === "firing", by: "mail", at })
    }
    seen = smtp.received.length
    return sent
  }
  return {
    notices,
    settings: {
      ALERT_EMAIL: "plantao@webplan.example",
      ALERT_FROM: "alertas@webplan.example",
      ALERT_SMTP: new URL(smtp.url).host,
      ALERT_SMTP_TLS: "false",
      PAGE_URL: `http://127.0.0.1:${port}/page`,
      HEARTBEAT_URL: `http://127.0.0.1:${port}/heartbeat`,
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
      await smtp.close()
    },
  }
}

async function freeAddresses() {
  const free = async () => `127.0.0.1:${await freePort()}`
  return {
    PROMETHEUS: await free(),
    ALERTMANAGER: await free(),
    BLACKBOX_EXPORTER: await free(),
    POSTGRES_EXPORTER: await free(),
    MTAIL: await free(),
  }
}

function shellLines(values: Settings) {
  return Object.entries(values)
    .map(([name, value]) => `${name}='${value}'\n`)
    .join("")
}
