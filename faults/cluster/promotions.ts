import { startLocalCluster } from "../../db/cluster/local-cluster.ts"
import { ensureDatabase, migrate } from "../../db/migrate.ts"
import {
  killLeaderWithLaggingStandbys,
  type LocalCluster,
  switchLeader,
  untilReplaced,
} from "../../testing/servers/cluster-faults.ts"
import {
  pause,
  quantile,
  type Result,
  type Run,
  rounded,
  seconds,
} from "../../tools/measure/run-experiments.ts"
import { signInToDesk } from "../http/signed-in-desk.ts"
import { loadText, longestGap, type SteadyLoad, startSteadyLoad } from "../leads/steady-load.ts"
import { compareLeads, describeVerdict, faultsOf } from "../leads/verdict.ts"
import { closeOnSignal, openProductStack, type ProductStack, roleSecrets } from "../stack/product-stack.ts"
import { watchDesk } from "./desk-watch.ts"

const ship = { promotions: 50, lost: 0, p95Seconds: 12, plannedSeconds: 3 }
const aim = { promotions: 100, lost: 0, p95Seconds: 8, plannedSeconds: 1 }
const sizes = {
  quick: { promotions: 3, drainWithinMs: 120_000 },
  full: { promotions: 51, drainWithinMs: 30 * 60_000 },
}
const etcdFrozenMs = 20_000

type Context = { cluster: LocalCluster; product: ProductStack; run: Run }
type Desk = ReturnType<typeof watchDesk>

/** Each makes another member the leader and returns what brings the old one back. */
const promotionsBy = {
  killed: async (cluster: LocalCluster) => {
    const leader = await cluster.findLeader()
    await leader.kill()
    await untilReplaced(cluster, leader)
    return leader.start
  },
  frozen: async (cluster: LocalCluster) => {
    const leader = await cluster.findLeader()
    leader.freeze()
    await untilReplaced(cluster, leader)
    return leader.thaw
  },
  planned: async (cluster: LocalCluster) => {
    await untilReplaced(cluster, await switchLeader(cluster))
    return () => {}
  },
}
type Kind = keyof typeof promotionsBy
const kinds = Object.keys(promotionsBy) as Kind[]

/** R5: the leader of the database is killed, frozen or replaced as planned, under load. */
export async function promotions(run: Run): Promise<Result> {
  console.log(
    "\nR5 the database's leader killed, frozen, replaced as planned, under load: lost leads, time without writes",
  )
  const cluster = await startLocalCluster()
  const close = closeOnSignal(cluster.close)
  try {
    const databaseUrl = await ensureDatabase(cluster.url, "webplan")
    await migrate({ databaseUrl, roleSecrets })
    const product = await openProductStack(databaseUrl, { desks: 1 })
    try {
      return await measure({ cluster, product, run })
    } finally {
      await product.close()
    }
  } finally {
    await close()
  }
}

async function measure(context: Context): Promise<Result> {
  const { cluster, product, run } = context
  const size = run.isQuick ? sizes.quick : sizes.full
  const count = run.kills ?? size.promotions
  console.log(
    `method: three members (etcd, Patroni, PostgreSQL) and HAProxy from deploy/postgres on this machine; site, desk and worker connect through HAProxy. ${loadText}; a signed-in person reads the queue. ${count} times, in turn: the leader's machine is killed (SIGKILL of all its processes), frozen (SIGSTOP), replaced as planned. The next follows when three members run and one is a synchronous standby. Time without writes: the longest between two acknowledged leads. Then once: the synchronous standby frozen; every etcd frozen; the fault of the control, with the synchronous standby.`,
  )
  await cluster.untilWhole()
  const { staying: cookie } = await signInToDesk(product)
  const desk = watchDesk(product.deskOrigin, cookie)
  const clients = startSteadyLoad({ origin: product.origin, group: "visita", seed: run.seed })
  const gaps = await promoteInTurn(cluster, clients, desk, count)
  const standbyGap = await freezeStandby(cluster, clients)
  const etcdGap = await freezeEtcd(cluster, clients)
  console.log(
    `  synchronous standby frozen: ${seconds(standbyGap)} without writes; every etcd frozen for ${seconds(etcdFrozenMs)}: ${seconds(etcdGap)}`,
  )
  await clients.untilFlowing()
  const killed = await killLeaderWithLaggingStandbys(cluster)
  await untilReplaced(cluster, killed)
  await clients.untilFlowing()
  killed.start()
  await cluster.untilWhole()
  await clients.stop()
  await desk.stop()
  const verdict = await compareLeads(product, "visita", clients.entries, size.drainWithinMs)
  const restarts = product.processes.reduce((sum, part) => sum + part.crashes(), 0)
  console.log(
    `sound: ${clients.entries.length} leads by ${clients.attempts()} attempts, refused or cut by status ${JSON.stringify(clients.failures())}; restarts of processes ${restarts}; live list silent ${gaps.silences}; ${describeVerdict(verdict)}`,
  )
  const control = await loseWithoutSynchrony(context)

  const unplanned = [...gaps.killed, ...gaps.frozen]
  const value = {
    promotions: count,
    leads: clients.entries.length,
    lost: verdict.lost,
    duplicated: verdict.duplicated,
    unnotified: verdict.unnotified,
    restarts,
    p95Seconds: rounded(quantile(unplanned, 0.95) / 1000, 1),
    killedSeconds: summary(gaps.killed),
    frozenSeconds: summary(gaps.frozen),
    plannedSeconds: summary(gaps.planned),
    deskP95Seconds: rounded(quantile(gaps.desk, 0.95) / 1000, 1),
    standbySeconds: rounded(standbyGap / 1000, 1),
    etcdSeconds: rounded(etcdGap / 1000, 1),
    controlLost: control.lost,
  }
  const isSound = faultsOf(verdict) + restarts + gaps.silences === 0 && control.lost > 0
  const reaches = (mark: typeof ship) =>
    isSound &&
    count >= mark.promotions &&
    quantile(unplanned, 0.95) <= mark.p95Seconds * 1000 &&
    quantile(gaps.planned, 0.95) <= mark.plannedSeconds * 1000
  return { id: "R5", value, ship, aim, met: reaches(aim) ? "aim" : reaches(ship) ? "ship" : "none", isSound }
}

/** Returns the times without writes and without the queue, and how often the live list stayed silent. */
async function promoteInTurn(cluster: LocalCluster, clients: SteadyLoad, desk: Desk, count: number) {
  const gaps = {
    killed: [] as number[],
    frozen: [] as number[],
    planned: [] as number[],
    desk: [] as number[],
    silences: 0,
  }
  for (let n = 0; n < count; n++) {
    const kind = kinds[n % kinds.length] as Kind
    const startedAt = await clients.untilFlowing()
    const bringBack = await promotionsBy[kind](cluster)
    await clients.untilFlowing()
    bringBack()
    await cluster.untilWhole()
    const [gap, deskGap] = [clients.longestGapSince(startedAt), longestGap(desk.pagesAt, startedAt)]
    gaps[kind].push(gap)
    gaps.desk.push(deskGap)
    const isListBack = await desk.receivesEvents()
    if (!isListBack) gaps.silences++
    console.log(
      `  ${n + 1} ${kind}: ${seconds(gap)} without writes, ${seconds(deskGap)} without the queue, live list ${isListBack ? "back" : "silent"}; ${clients.entries.length} acknowledged`,
    )
  }
  return gaps
}

/** Commits wait for the standby until another member is synchronous. */
async function freezeStandby(cluster: LocalCluster, clients: SteadyLoad) {
  const startedAt = await clients.untilFlowing()
  const standby = await cluster.findSynchronousStandby()
  standby.freeze()
  await clients.untilFlowing()
  standby.thaw()
  await cluster.untilWhole()
  return clients.longestGapSince(startedAt)
}

/** Patroni's failsafe: without etcd the leader goes on, because it reaches every other member. */
async function freezeEtcd(cluster: LocalCluster, clients: SteadyLoad) {
  const startedAt = await clients.untilFlowing()
  for (const member of cluster.members) member.freezeEtcd()
  await pause(etcdFrozenMs)
  for (const member of cluster.members) member.thaw()
  await clients.untilFlowing()
  await cluster.untilWhole()
  return clients.longestGapSince(startedAt)
}

/** The control: the same fault with an asynchronous standby must lose acknowledged leads. */
async function loseWithoutSynchrony(context: Context) {
  const { cluster, product, run } = context
  await cluster.changeSettings({ synchronous_mode: false })
  await cluster.untilAsynchronous()
  const clients = startSteadyLoad({ origin: product.origin, group: "controle", seed: run.seed })
  await clients.untilFlowing()
  const leader = await killLeaderWithLaggingStandbys(cluster)
  await untilReplaced(cluster, leader)
  await clients.untilFlowing()
  await clients.stop()
  const verdict = await compareLeads(product, "controle", clients.entries, 0)
  console.log(
    `control: asynchronous standby (must lose), ${clients.entries.length} leads: ${describeVerdict(verdict)}`,
  )
  return verdict
}

function summary(ms: readonly number[]) {
  return [0.5, 0.95, 1].map((share) => rounded(quantile(ms, share) / 1000, 1)).join(" · ")
}
