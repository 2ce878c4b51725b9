import { readIncidentTable } from "../../testing/oracles/incident-table.ts"
import type { Monitoring } from "../../testing/servers/monitoring.ts"
import { pause, type Result, type Run, rounded } from "../../tools/measure/run-experiments.ts"
import { closeOnSignal } from "../stack/product-stack.ts"
import { clusterIncidents, openMonitoredCluster } from "./cluster-incidents.ts"
import { batchesOf } from "./incident-causes.ts"
import { startLightTraffic } from "./light-traffic.ts"
import { type MonitoredMachine, openMonitoredMachine } from "./monitored-machine.ts"
import { longestHeartbeatGap, type Outcome, raise, untilNotified, untilOver, untilQuiet } from "./raise.ts"
import { findUnknownMetrics, readMetricNames } from "./rule-metrics.ts"

const ship = { rows: "all", seconds: 120, falseAlarms: 0 }
const aim = { rows: "all", seconds: 60, falseAlarms: 0 }
const sizes = {
  quick: { healthyMs: 40_000, withinMs: 240_000 },
  full: { healthyMs: 3_600_000, withinMs: 180_000 },
}
/** A heartbeat comes every 30 s; its service calls a person after a minute without one. */
const heartbeatMs = 60_000
const longestSilenceMs = 240_000

/** R16: every row of the table Incidents raises its alert, and a healthy hour raises none. */
export async function raisedAlerts(run: Run): Promise<Result> {
  console.log("\nR16 incidents: time until somebody is notified; alerts in a healthy hour")
  const size = run.isQuick ? sizes.quick : sizes.full
  console.log(
    `method: the product behind nginx on Debian's PostgreSQL with backups, watched by Debian's Prometheus, Alertmanager and exporters with the files of deploy/monitoring; then a cluster of three database machines. First ${size.healthyMs / 1000} s with light traffic in which nobody may be notified; then each row of the table Incidents in docs/operations.md is caused${run.isQuick ? " (a part of them)" : ""}, independent ones together. Time: from the cause until the mail or the call of an alert of that row arrives. Memory, clock, the age of the audit and the free space of this machine's own disks are figures changed on their way to Prometheus.`,
  )
  const machine = await openMonitoredMachine()
  const close = closeOnSignal(machine.close)
  const outcomes: Outcome[] = []
  let healthy: Awaited<ReturnType<typeof watchHealthyTime>>
  let silence: Awaited<ReturnType<typeof measureSilence>>
  try {
    healthy = await watchHealthyTime(machine, size.healthyMs)
    const batches = batchesOf(machine, run.isQuick)
    for (const batch of batches) {
      outcomes.push(...(await raise(machine.monitoring, batch, size.withinMs)))
      if (!run.isQuick) await untilOver(machine.monitoring, batch)
    }
    // The two batches of a quick run do not hide one another either, so their ends are awaited once.
    if (run.isQuick) await untilOver(machine.monitoring, batches.flat())
    silence = await measureSilence(machine)
    outcomes.push(silence.outcome)
  } finally {
    await close()
  }
  const inCluster = run.isQuick ? null : await raiseInCluster(size.withinMs)
  if (inCluster) outcomes.push(...inCluster.outcomes)
  const unknownMetrics = findUnknownMetrics([
    healthy.metricNames,
    ...(inCluster ? [inCluster.metricNames] : []),
  ]).filter((name) => inCluster || !name.startsWith("patroni_"))
  console.log(`metrics of the rules that do not exist: ${unknownMetrics.join(", ") || "none"}`)

  const rows = new Set(outcomes.map(({ row }) => row))
  const table = new Set(readIncidentTable().map(({ row }) => row))
  const notInTable = [...rows].filter((row) => !table.has(row))
  const notCaused = run.isQuick ? [] : [...table].filter((row) => !rows.has(row))
  const silent = outcomes.filter(({ notifiedAfter }) => notifiedAfter === null).map(({ row }) => row)
  const slowest = Math.max(...outcomes.map(({ notifiedAfter }) => notifiedAfter ?? Number.POSITIVE_INFINITY))
  const isSound =
    silent.length === 0 &&
    notInTable.length === 0 &&
    notCaused.length === 0 &&
    healthy.requests > 0 &&
    healthy.failed.length === 0 &&
    healthy.alarms.length === 0 &&
    healthy.heartbeatGap * 1000 < heartbeatMs &&
    healthy.hasConsole &&
    unknownMetrics.length === 0 &&
    silence.isControlCaught
  const reaches = (mark: typeof ship) => isSound && !run.isQuick && slowest <= mark.seconds
  return {
    id: "R16",
    value: {
      rows: rows.size,
      notInTable,
      notCaused,
      silent,
      slowestSeconds: rounded(slowest, 0),
      healthyMinutes: rounded(size.healthyMs / 60_000, 1),
      falseAlarms: healthy.alarms,
      unknownMetrics,
      longestHeartbeatGapSeconds: healthy.heartbeatGap,
      isControlCaught: silence.isControlCaught,
    },
    ship,
    aim,
    met: reaches(aim) ? "aim" : reaches(ship) ? "ship" : "none",
    isSound,
  }
}

async function watchHealthyTime({ monitoring, product }: MonitoredMachine, ms: number) {
  const traffic = startLightTraffic(product)
  const since = Date.now()
  await pause(ms)
  const { requests, failed } = await traffic.stop()
  const alarms = [...new Set(sentToPeople(monitoring, since).map(({ alert }) => alert))]
  const metricNames = await readMetricNames(monitoring)
  const page = await (await fetch(`${monitoring.url}/consoles/webplan.html`)).text()
  const hasConsole = page.includes("No alert is firing") && page.trimEnd().endsWith("</html>")
  const heartbeatGap = rounded(longestHeartbeatGap(monitoring.notices(), since) / 1000, 0)
  console.log(
    `healthy for ${ms / 1000} s: ${requests} requests, failed: ${failed.join(", ") || "none"}; alerts sent: ${alarms.join(", ") || "none"}; longest time between two heartbeats ${heartbeatGap} s; the console ${hasConsole ? "shows it" : "is WRONG"}`,
  )
  return { requests, failed, alarms, metricNames, heartbeatGap, hasConsole }
}

/** Notices to people since then. */
function sentToPeople(monitoring: Pick<Monitoring, "notices">, since: number) {
  return monitoring.notices().filter(({ at, by, isFiring }) => at >= since && by !== "heartbeat" && isFiring)
}

/**
 * The row "the machine": without Prometheus the heartbeat stops, although Alertmanager still runs. Meanwhile the control: an
 * incident of which nobody is notified must be found, by the same judgement as all others.
 */
async function measureSilence({ monitoring, product }: MonitoredMachine) {
  await monitoring.stop("prometheus")
  const since = Date.now()
  await product.nginx?.kill(2 * longestSilenceMs)
  const callAt = () => {
    const last = monitoring.notices().findLast(({ by, at }) => by === "heartbeat" && at > since)
    return (last?.at ?? since) + heartbeatMs
  }
  while (Date.now() < callAt() && Date.now() - since < longestSilenceMs) await pause(500)
  const notifiedAfter = Date.now() >= callAt() ? rounded((callAt() - since) / 1000, 0) : null
  // Longer than an alert of nginx takes: the heartbeat's service calls after more than a minute.
  const control = await untilNotified(
    monitoring,
    { row: "control, nginx", alert: "SiteDown" },
    since,
    Date.now() - since + 1000,
  )
  const isControlCaught = control.notifiedAfter === null
  console.log(
    `  the machine: Prometheus killed, ${notifiedAfter === null ? "and the heartbeat GOES ON" : `so the heartbeat's service calls after ${notifiedAfter} s`}; control: nginx killed, notified ${isControlCaught ? "nobody: caught" : "somebody"}`,
  )
  return { outcome: { row: "the machine", notifiedAfter }, isControlCaught }
}

/** The rows of three database machines. */
async function raiseInCluster(withinMs: number) {
  const watched = await openMonitoredCluster()
  const close = closeOnSignal(watched.close)
  try {
    const incidents = clusterIncidents(watched.cluster)
    await untilQuiet(
      watched.monitoring,
      incidents.map(({ alert }) => alert),
    )
    const outcomes = await raise(watched.monitoring, incidents, withinMs, { isInTurn: true })
    await untilOver(watched.monitoring, incidents)
    return { outcomes, metricNames: await readMetricNames(watched.monitoring) }
  } finally {
    await close()
  }
}
