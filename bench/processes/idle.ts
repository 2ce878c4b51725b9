import { execFileSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { Client } from "pg"
import { transactionsPerSecond } from "../../testing/oracles/transactions.ts"
import { median, pause, type Result, type Run, rounded } from "../../tools/measure/run-experiments.ts"
import { openEdgeBench } from "../edge/edge-bench-stack.ts"

const ship = { perSecond: 5 }
const aim = { perSecond: 2, megabytes: 400 }
const sizes = { quick: { windows: 1, seconds: 8 }, full: { windows: 5, seconds: 30 } }

/** P21: transactions and memory of the product without any request. */
export async function idle(run: Run): Promise<Result> {
  console.log("\nP21 at rest: transactions a second; resident memory")
  const { windows, seconds } = run.isQuick ? sizes.quick : sizes.full
  const stack = await openEdgeBench({ hasWorker: true })
  try {
    console.log(
      `method: nginx, two processes of the site, one of the desk, one worker; no requests. Transactions by the database's own statistics, median of ${windows} windows of ${seconds} s (including PostgreSQL's own autovacuum). Memory: proportional set size of nginx, site, desk and worker after one page each. PostgreSQL's memory is a setting of its own and is not counted.`,
    )
    for (const { url } of stack.sites) await fetch(url)
    await fetch(`${stack.desk.url}/painel/entrar`)
    await pause(5000)
    const databaseUrl = stack.database.adminUrl
    const measured: number[] = []
    for (let window = 0; window < windows; window++)
      measured.push(await transactionsPerSecond(databaseUrl, seconds))
    const perSecond = rounded(median(measured))
    const pids = [...stack.sites, stack.desk, stack.worker, stack.nginx].map((part) => part?.pid ?? 0)
    const megabytes = rounded(megabytesOf(pids), 0)
    console.log(`transactions a second ${measured.map((n) => rounded(n)).join(" ")}; memory ${megabytes} MB`)
    const polled = await whilePolled(databaseUrl, () => transactionsPerSecond(databaseUrl, 5))
    console.log(`control, polled every 50 ms as well (must be over the limit): ${rounded(polled)}`)
    const isControlCaught = polled > ship.perSecond
    const isWithin = perSecond <= ship.perSecond
    const isAim = perSecond <= aim.perSecond && megabytes <= aim.megabytes
    return {
      id: "P21",
      value: { perSecond, megabytes, isControlCaught },
      ship,
      aim,
      met: isAim ? "aim" : isWithin ? "ship" : "none",
      isSound: isControlCaught,
    }
  } finally {
    await stack.close()
  }
}

async function whilePolled<T>(databaseUrl: string, measure: () => Promise<T>) {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  const over = new AbortController()
  const poll = async () => {
    for (; !over.signal.aborted; await pause(50)) await client.query("select from pgmigrations")
  }
  const polling = poll()
  try {
    return await measure()
  } finally {
    over.abort()
    await polling
    await client.end()
  }
}

/** Proportional set size: memory shared by several processes is divided among them. */
function megabytesOf(pids: readonly number[]) {
  const all = pids.flatMap((pid) => [pid, ...childrenOf(pid)])
  const kilobytes = all.map((pid) =>
    Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8"))?.[1] ?? 0),
  )
  return kilobytes.reduce((sum, n) => sum + n, 0) / 1024
}

function childrenOf(pid: number) {
  try {
    const text = execFileSync("ps", ["-o", "pid=", "--ppid", String(pid)], {
      encoding: "utf8",
      timeout: 10_000,
    })
    return text.trim().split(/\s+/).map(Number)
  } catch {
    return []
  }
}
