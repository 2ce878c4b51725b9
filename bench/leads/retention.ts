import type { Client } from "pg"
import { createDb, type Db } from "../../app/platform/db/db.server.ts"
import { createLog } from "../../app/platform/process/log.server.ts"
import { applyRetention } from "../../app/privacy/retention/apply-retention.server.ts"
import { connect } from "../../db/connect.ts"
import { buildDeskCorpus } from "../../testing/factories/desk-corpus.ts"
import {
  median,
  pause,
  quantile,
  type Result,
  type Run,
  rounded,
} from "../../tools/measure/run-experiments.ts"
import { concurrency, openLeadArms } from "./arms.ts"

type Bench = { arms: Awaited<ReturnType<typeof openLeadArms>>; worker: Db; admin: Client; moment: Date }
type Blocks = { blocks: number; seconds: number }

// P6's limits for new leads, and the hour of N18.08.
const [ship, aim] = [2, 1.2]
const dueInAnHour = 1_000_000
/** As many leads a second as D73 expects at most. */
const usualPerSecond = 30
const log = createLog({ level: "silent", process: "bench", pretty: false, personalKeys: [] })

/** P26: the retention erases a year's leads while new ones arrive. */
export async function retention(run: Run): Promise<Result> {
  console.log(
    "\nP26 lead POST p99 at half of the maximum load beside the retention ÷ the bare transaction's; leads erased in an hour",
  )
  // Two fifths are due.
  const leads = run.leads ?? (run.isQuick ? 8000 : 2_500_000)
  const arms = await openLeadArms(async (databaseUrl) => {
    const corpus = { minutesBetween: 2_500_000 / leads, oneUnansweredIn: 20, events: 4 }
    const took = await buildDeskCorpus(databaseUrl, leads, corpus)
    console.log(`${leads} leads of five years, four events each, built in ${took.toFixed(0)} s`)
  })
  const worker = createDb({ url: arms.stack.urls.worker, name: "bench", log, maxConnections: 1 })
  const admin = await connect(arms.stack.databaseUrl)
  const bench = { arms, worker, admin, moment: new Date() }
  try {
    // As if the worker had counted these days for the statistics.
    await admin.query("update lead_facts_until set day = lead_day(now()) - 1")
    const before = await readLeads(bench)
    const sizeBefore = await readSizes(bench)
    const delays = await measureDelays(
      bench,
      run.isQuick ? { blocks: 2, seconds: 2 } : { blocks: 10, seconds: 8 },
    )
    const rest = await eraseRest(bench)
    const seconds = delays.erasing.seconds + rest.seconds
    const erased = delays.erasing.erased + rest.erased
    const faults = findFaults(before, await readLeads(bench), erased)
    for (const fault of faults) console.log(`FAULT ${fault}`)
    const value = {
      ...delays.figures,
      erased,
      seconds: rounded(seconds, 0),
      anHour: rounded((erased / seconds) * 3600, 0),
      perSecondBesideHalfOfMaximum: rounded(delays.erasing.erased / delays.erasing.seconds, 0),
      p99MsBesideUsualLoad: rest.p99Ms,
      megabytes: { before: sizeBefore, after: await readSizes(bench) },
    }
    const worse = Math.max(value.ratio, value.pooledRatio)
    const met = value.anHour < dueInAnHour || worse > ship ? "none" : worse <= aim ? "aim" : "ship"
    const isSound = faults.length === 0 && delays.erasing.erased > 0 && value.controlRatio > ship
    return { id: "P26", value, ship, aim, met, isSound }
  } finally {
    await admin.end()
    await worker.destroy()
    await arms.close()
  }
}

/** The bare transaction, the web process alone, and the web process beside the retention, in turns; at the end the control. */
async function measureDelays(bench: Bench, { blocks, seconds }: Blocks) {
  const { arms } = bench
  const maximum = (await arms.web.run({ seconds, concurrency })).length / seconds
  const load = { seconds, concurrency, perSecond: maximum / 2 }
  console.log(`maximum ${maximum.toFixed(0)}/s; random arrivals at half of it`)
  const p99: Record<"bare" | "web" | "beside", number[]> = { bare: [], web: [], beside: [] }
  const all: typeof p99 = { bare: [], web: [], beside: [] }
  const erasing = { erased: 0, seconds: 0 }
  for (let block = 1; block <= blocks; block++) {
    const besideRetention = async () => {
      const [delays, part] = await Promise.all([arms.web.run(load), erase(bench, seconds)])
      erasing.erased += part.erased
      erasing.seconds += part.seconds
      return delays
    }
    const [bare, web, beside] = [await arms.bare.run(load), await arms.web.run(load), await besideRetention()]
    for (const [name, delays] of Object.entries({ bare, web, beside }) as ["bare", number[]][]) {
      p99[name].push(quantile(delays, 0.99))
      all[name].push(...delays)
    }
    const figures = Object.entries(p99).map(([name, values]) => `${name} ${values.at(-1)?.toFixed(1)}`)
    console.log(`block ${block}: p99 in ms: ${figures.join(", ")}; ${erasing.erased} erased`)
  }
  const control = await Promise.all([arms.web.run(load), holdCounters(bench, seconds)])
  const ratios = p99.beside.map((delay, n) => delay / (p99.bare[n] ?? Number.NaN))
  const figures = {
    ratio: rounded(median(ratios)),
    pooledRatio: rounded(quantile(all.beside, 0.99) / quantile(all.bare, 0.99)),
    lowest: rounded(quantile(ratios, 0)),
    highest: rounded(quantile(ratios, 1)),
    withoutRetention: rounded(quantile(all.web, 0.99) / quantile(all.bare, 0.99)),
    p99Ms: Object.fromEntries(
      Object.entries(all).map(([name, delays]) => [name, rounded(quantile(delays, 0.99), 1)]),
    ),
    perSecond: rounded(maximum / 2, 0),
    controlRatio: rounded(quantile(control[0], 0.99) / quantile(all.bare, 0.99)),
  }
  return { figures, erasing }
}

/** The nightly job's own function, until it has nothing left or the time is over. */
async function erase({ worker, moment }: Bench, longestSeconds: number) {
  const startedAt = performance.now()
  const secondsSoFar = () => (performance.now() - startedAt) / 1000
  const lines = await applyRetention({
    db: worker,
    clock: () => moment,
    mayContinue: () => secondsSoFar() < longestSeconds,
  })
  return { erased: lines.reduce((sum, line) => sum + line.erased, 0), seconds: secondsSoFar() }
}

/** Everything that is still due, beside as many new leads as the office ever gets. */
async function eraseRest(bench: Bench) {
  const progress = { isErasing: true }
  const erasing = erase(bench, Number.POSITIVE_INFINITY).finally(() => {
    progress.isErasing = false
  })
  const delays: number[] = []
  while (progress.isErasing)
    delays.push(...(await bench.arms.web.run({ seconds: 1, concurrency, perSecond: usualPerSecond })))
  return { ...(await erasing), p99Ms: rounded(quantile(delays, 0.99), 1) }
}

/** Control: a transaction that keeps the totals of all leads locked, as a batch would that counted lead by lead. */
async function holdCounters({ admin }: Bench, seconds: number) {
  for (const endsAt = performance.now() + seconds * 1000; performance.now() < endsAt; ) {
    await admin.query("begin")
    await admin.query("select from lead_totals for update")
    await pause(400)
    await admin.query("commit")
    await pause(100)
  }
}

type Leads = Awaited<ReturnType<typeof readLeads>>

/** By the rules' own words, not by the product's functions. Nothing changed in a lead after it was stored. */
async function readLeads({ admin, moment }: Bench) {
  const { rows } = await admin.query<Record<"stored" | "due" | "events" | "all" | "counted", string>>(
    `select count(*) filter (where l.created_at < $1) as stored, count(*) as all,
      count(*) filter (where exists (select from retention_rules r where l.status = any(r.lead_statuses)
        and r.action = 'erase' and l.created_at < $1::timestamptz - make_interval(days => r.days))) as due,
      (select count(*) from lead_events where created_at < $1) as events,
      (select sum(total) from lead_totals) as counted
    from leads l`,
    [moment],
  )
  const { stored, due, events, all, counted } = rows[0] ?? {}
  return {
    stored: Number(stored),
    due: Number(due),
    events: Number(events),
    all: Number(all),
    counted: Number(counted),
  }
}

function findFaults(before: Leads, after: Leads, erased: number) {
  const faults: [boolean, string][] = [
    [before.due === 0, "nothing was due"],
    [erased !== before.due, `${erased} erased of ${before.due}`],
    [after.due !== 0, `${after.due} are still due`],
    [after.stored !== before.stored - before.due, "leads were erased that were not due"],
    [
      after.events !== before.events - 4 * before.due,
      "events without their lead, or leads without their events",
    ],
    [after.counted !== after.all, `${after.counted} leads counted, ${after.all} stored`],
  ]
  return faults.filter(([isFault]) => isFault).map(([, text]) => text)
}

/** After a vacuum, as autovacuum does it: what erased leads leave behind. */
async function readSizes({ admin }: Bench) {
  await admin.query("vacuum (analyze) leads, lead_events")
  const { rows } = await admin.query<{ table: string; megabytes: number }>(
    `select relname as table, (pg_table_size(oid) / 1e6)::int as megabytes from pg_class
    where relname in ('leads', 'lead_events')
    union all select 'indexes of leads', (pg_indexes_size('leads') / 1e6)::int`,
  )
  return Object.fromEntries(rows.map(({ table, megabytes }) => [table, megabytes]))
}
