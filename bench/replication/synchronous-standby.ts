import { loadavg } from "node:os"
import { Client } from "pg"
import { signalIfRunning } from "../../db/process-tree.ts"
import { eventually } from "../../testing/eventually.ts"
import { median, quantile, type Result, type Run, rounded } from "../../tools/measure/run-experiments.ts"
import { type CommitArm, type CommitArms, concurrency, openCommitArms } from "./commit-arms.ts"

const ship = { rate: 0.5, p99: 2 }
const aim = { rate: 0.8, p99: 1.25 }
const sizes = {
  quick: { blocks: 2, seconds: 1, warmUp: 1 },
  full: { blocks: 15, seconds: 3, warmUp: 5 },
}
const frozenMs = 3000

type Figures = { rates: number[]; p99s: number[]; delays: number[] }

/** P25: leads acknowledged while commits wait for a synchronous standby ÷ the same cluster without that wait. */
export async function synchronousStandby(run: Run): Promise<Result> {
  console.log("\nP25 lead POST with a synchronous standby ÷ the same cluster, commits not waiting for it")
  const size = run.isQuick ? sizes.quick : sizes.full
  const arms = await openCommitArms()
  try {
    console.log(
      `method: three members (etcd, Patroni, PostgreSQL) and HAProxy from deploy/postgres on this machine; two web processes through HAProxy, one with synchronous_commit=local; in turns, ${size.blocks} blocks of ${size.seconds} s each: ${concurrency} clients without a pause, then random arrivals at half of the slower arm's maximum, each delay measured from the time it was due. No worker runs.`,
    )
    const found = await measure(arms, size)
    const control = await freezeStandbys(arms)
    console.log(
      `control, no standby receives for ${frozenMs / 1000} s: synchronous arm acknowledges ${control.synchronous ? "a lead (must not)" : "nothing"}, ${control.waiting} commits wait for a standby, local arm acknowledges ${control.local ? "a lead" : "nothing (must)"}; afterwards the synchronous arm ${control.recovers ? "acknowledges again" : "stays silent"}; load after ${loadavg()[0]?.toFixed(1)}`,
    )
    const isControlCaught = !control.synchronous && control.local && control.waiting > 0 && control.recovers
    const value = { ...compare(found), blocks: size.blocks, isControlCaught }
    const reaches = (mark: typeof ship) =>
      value.rateRatio >= mark.rate && Math.max(value.p99Ratio, value.pooledP99Ratio) <= mark.p99
    const isSound = isControlCaught && Math.min(...found.synchronous.rates, ...found.local.rates) > 0
    return {
      id: "P25",
      value,
      ship,
      aim,
      met: reaches(aim) ? "aim" : reaches(ship) ? "ship" : "none",
      isSound,
    }
  } finally {
    await arms.close()
  }
}

async function measure(arms: CommitArms, { blocks, seconds, warmUp }: typeof sizes.full) {
  const found = { local: noFigures(), synchronous: noFigures() }
  for (const arm of [arms.local, arms.synchronous]) await arm.run({ seconds: warmUp, concurrency })
  const names = ["local", "synchronous"] as const
  for (let block = 1; block <= blocks; block++) {
    // ABBA: a slow moment of the machine must not always meet the same arm.
    const inTurn = block % 2 === 1 ? names : names.toReversed()
    for (const name of inTurn) found[name].rates.push(await maximumOf(arms[name], seconds))
    const perSecond = Math.min(median(found.local.rates), median(found.synchronous.rates)) / 2
    for (const name of inTurn) await addDelays(found[name], arms[name], { seconds, perSecond })
    const { local: a, synchronous: b } = found
    console.log(
      `block ${block}: local ${lastOf(a.rates)}/s, synchronous ${lastOf(b.rates)}/s; at ${perSecond.toFixed(0)}/s p99 local ${lastOf(a.p99s)} ms, synchronous ${lastOf(b.p99s)} ms`,
    )
  }
  return found
}

const noFigures = (): Figures => ({ rates: [], p99s: [], delays: [] })

const lastOf = (numbers: readonly number[]) => numbers.at(-1)?.toFixed(0)

async function maximumOf(arm: CommitArm, seconds: number) {
  return (await arm.run({ seconds, concurrency })).length / seconds
}

async function addDelays(
  { p99s, delays }: Figures,
  arm: CommitArm,
  load: { seconds: number; perSecond: number },
) {
  const measured = await arm.run({ ...load, concurrency })
  delays.push(...measured)
  p99s.push(quantile(measured, 0.99))
}

/** The control: while no standby receives anything, only the arm that does not wait may acknowledge a lead. */
async function freezeStandbys({ cluster, databaseUrl, synchronous, local }: CommitArms) {
  const leader = await cluster.findLeader()
  const standbys = cluster.members.filter((member) => member !== leader)
  const receivers = await Promise.all(standbys.map(({ findReceiver }) => eventually(findReceiver)))
  const signalAll = (signal: NodeJS.Signals) => {
    for (const pid of receivers) signalIfRunning(pid, signal)
  }
  signalAll("SIGSTOP")
  try {
    const waiting = synchronous.acknowledges(frozenMs)
    const isLocalAcknowledged = await local.acknowledges(frozenMs)
    const count = await eventually(() => countWaiting(databaseUrl), frozenMs).catch(() => 0)
    const found = { synchronous: await waiting, local: isLocalAcknowledged, waiting: count }
    signalAll("SIGCONT")
    return { ...found, recovers: await synchronous.acknowledges(30_000) }
  } finally {
    signalAll("SIGCONT")
  }
}

/** Commits that wait for a standby, by PostgreSQL's own view. */
async function countWaiting(databaseUrl: string) {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ count: number }>(
      "select count(*)::int as count from pg_stat_activity where wait_event = 'SyncRep'",
    )
    return rows[0]?.count ?? 0
  } finally {
    await client.end()
  }
}

function compare({ local, synchronous }: { local: Figures; synchronous: Figures }) {
  const pairs = (a: readonly number[], b: readonly number[]) => b.map((n, at) => n / (a[at] ?? Number.NaN))
  const rates = pairs(local.rates, synchronous.rates)
  const p99s = pairs(local.p99s, synchronous.p99s)
  const [localP99, synchronousP99] = [quantile(local.delays, 0.99), quantile(synchronous.delays, 0.99)]
  return {
    rateRatio: rounded(median(rates), 3),
    lowest: rounded(quantile(rates, 0), 3),
    highest: rounded(quantile(rates, 1), 3),
    perSecond: { synchronous: rounded(median(synchronous.rates), 0), local: rounded(median(local.rates), 0) },
    p99Ratio: rounded(median(p99s)),
    // The p99 of a short block is imprecise, so the p99 of all blocks together must reach the limit too.
    pooledP99Ratio: rounded(synchronousP99 / localP99),
    p50Ms: {
      synchronous: rounded(quantile(synchronous.delays, 0.5), 1),
      local: rounded(quantile(local.delays, 0.5), 1),
    },
    p99Ms: { synchronous: rounded(synchronousP99, 1), local: rounded(localP99, 1) },
  }
}
