import type { Monitoring } from "../../testing/servers/monitoring.ts"
import { pause, type Result, type Run, rounded } from "../../tools/measure/run-experiments.ts"
import { closeOnSignal } from "../stack/product-stack.ts"
import { clusterIncidents, openMonitoredCluster } from "./cluster-incidents.ts"
import { batchesOf } from "./incident-causes.ts"
import { startLightTraffic } from "./light-traffic.ts"
import { type MonitoredMachine, openMonitoredMachine } from "./monitored-machine.ts"
import { longestHeartbeatGap, type Outcome, raise, untilQuiet } from "./raise.ts"
import { findUnknownMetrics } from "./rule-metrics.ts"

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
  console.log("\nR16 incidents: time until somebody is told; alerts in a healthy hour")
  const size = run.isQuick ? sizes.quick : sizes.full
  console.log(
    `method: the product behind nginx on Debian's PostgreSQL with backups, watched by Debian's Prometheus, Alertmanager and exporters with the files of deploy/monitoring; then a cluster of three database machines. First ${size.healthyMs / 1000} s with light traffic in which nothing may be told; then each row of the table Incidents in docs/operations.md is caused${run.isQuick ? " (a part of them)" : ""}, independent ones together. Time: from the cause until the mail or the call of an alert of that row arrives. Memory, clock and the age of the audit are figures changed on their way to Prometheus.`,
  )
  const machine = await openMonitoredMachine()
  const close = closeOnSignal(machine.close)
  const outcomes: Outcome[] = []
  let healthy: Awaited<ReturnType<typeof watchHealthyTime>>
  let silence: Awaited<ReturnType<typeof measureSilence>>
  try {
    healthy = await watchHealthyTime(machine, size.healthyMs)
    for (const batch of batchesOf(machine, run.isQuick))
      outcomes.push(...(await raise(machine.monitoring, batch, size.withinMs)))
    silence = await measureSilence(machine)
  } finally {
    await close()
  }
  const inCluster = run.isQuick ? { outcomes: [], unknownMetrics: [] } : await raiseInCluster(size.withinMs)
  outcomes.push(...inCluster.outcomes)
  const unknownMetrics = [...healthy.unknownMetrics, ...inCluster.unknownMetrics]

  const untold = outcomes.filter(({ toldAfter }) => toldAfter === null).map(({ row }) => row)
  const slowest = Math.max(...outcomes.map(({ toldAfter }) => toldAfter ?? Number.POSITIVE_INFINITY))
  const isSound =
    untold.length === 0 &&
    healthy.alarms.length === 0 &&
    healthy.hasConsole &&
    unknownMetrics.length === 0 &&
    silence.isSilent &&
    silence.isControlCaught
  const reaches = (mark: typeof ship) => isSound && !run.isQuick && slowest <= mark.seconds
  return {
    id: "R16",
    value: {
      rows: outcomes.length + 1,
      untold,
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
  const alarms = [...new Set(told(monitoring, since).map(({ alert }) => alert))]
  const unknownMetrics = await findUnknownMetrics(monitoring)
  const { status } = await fetch(`${monitoring.url}/consoles/webplan.html`)
  const heartbeatGap = rounded(longestHeartbeatGap(monitoring.notices(), since) / 1000, 0)
  console.log(
    `healthy for ${ms / 1000} s: ${requests} requests, failed: ${failed.join(", ") || "none"}; told ${alarms.join(", ") || "nothing"}; longest time between two heartbeats ${heartbeatGap} s; metrics of the rules that do not exist: ${unknownMetrics.join(", ") || "none"}; the console answers ${status}`,
  )
  return { alarms, unknownMetrics, heartbeatGap, hasConsole: status === 200 }
}

/** What people were told since then. */
function told(monitoring: Pick<Monitoring, "notices">, since: number) {
  return monitoring.notices().filter(({ at, by, isFiring }) => at >= since && by !== "heartbeat" && isFiring)
}

/**
 * The row "the machine": without Prometheus the heartbeat stops, although Alertmanager still runs. Meanwhile the control: an
 * incident of which nobody is told must be found untold.
 */
async function measureSilence({ monitoring, product }: MonitoredMachine) {
  await monitoring.stop("prometheus")
  const since = Date.now()
  await product.nginx?.kill(2 * longestSilenceMs)
  const lastHeartbeat = () => monitoring.notices().findLast(({ by }) => by === "heartbeat")?.at ?? since
  while (Date.now() - lastHeartbeat() < heartbeatMs && Date.now() - since < longestSilenceMs) await pause(500)
  const toldAfter = Math.max(0, lastHeartbeat() - since) / 1000
  const isSilent = Date.now() - lastHeartbeat() >= heartbeatMs
  const isControlCaught = told(monitoring, since).length === 0
  console.log(
    `Prometheus gone: last heartbeat ${rounded(toldAfter, 0)} s later${isSilent ? "" : ", STILL BEATING"}; control: nginx killed, told ${isControlCaught ? "nobody: caught" : "somebody"}`,
  )
  return { isSilent, isControlCaught }
}

/** The rows of three database machines. */
async function raiseInCluster(withinMs: number) {
  const watched = await openMonitoredCluster()
  const close = closeOnSignal(watched.close)
  try {
    await untilQuiet(watched.monitoring)
    const incidents = clusterIncidents(watched.cluster)
    const outcomes = await raise(watched.monitoring, incidents, withinMs, { isInTurn: true })
    return { outcomes, unknownMetrics: await findUnknownMetrics(watched.monitoring) }
  } finally {
    await close()
  }
}
