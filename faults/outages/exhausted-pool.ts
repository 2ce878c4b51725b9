import { Client } from "pg"
import { pause, quantile, type Result, type Run, rounded } from "../../tools/measure/run-experiments.ts"
import {
  type HttpReply,
  leadOf,
  openVisitor,
  publishedPaths,
  startClients,
  tally,
} from "../http/http-client.ts"
import { visitor } from "../leads/lead-post.ts"
import { type EdgeStack, openEdgeStack } from "../stack/fault-stack.ts"
import { startNaiveSite } from "../stack/naive-site.ts"
import type { ProductStack } from "../stack/product-stack.ts"

const ship = { heldSeconds: 60, pages: "100 %", postAnswersWithinSeconds: 5 }
const aim = { ...ship, postAnswersWithinSeconds: 2 }
const sizes = { quick: { heldMs: 4500 }, full: { heldMs: 60_000 } }
const postClients = 40
/** Timeout of the clients: longer than the limit. */
const longestMs = 6000

type Finding = { pages: HttpReply[]; posts: HttpReply[]; origin: HttpReply[]; connections: number }

/** R8: connection pool exhausted. */
export async function exhaustedPool(run: Run): Promise<Result> {
  console.log("\nR8 connection pool exhausted: pages from the edge, responses to lead posts")
  const { heldMs } = run.isQuick ? sizes.quick : sizes.full
  const stack = await openEdgeStack({ hasWorker: false })
  try {
    console.log(
      `method: two processes of the site with 10 connections behind the edge; a transaction locks the tables that every statement of the web server needs for ${heldMs / 1000} s while ${postClients} clients post leads, 8 read every published page through the edge and 2 send requests directly to a web process.`,
    )
    const first = openVisitor(stack.edge.url)
    const paths = await publishedPaths(first)
    for (const path of paths) await first.send({ path })
    first.close()
    const finding = await measure({ stack, site: stack.edge.url, paths, heldMs, group: "visita" })
    report("sound", finding)
    const back = openVisitor(stack.edge.url)
    const after = await back.send(leadOf(visitor("depois", 1)))
    back.close()
    const isControlCaught = await control(stack, paths)

    const failedPages = finding.pages.filter(({ status }) => status !== 200).length
    const wrongPosts = finding.posts.filter(({ status }) => status !== 503 && status !== 200).length
    const longest = worst(finding.posts)
    const wasExhausted = finding.connections >= 20 && finding.origin.every(({ status }) => status !== 200)
    const hasRecovered = after.status === 200
    const isZero = failedPages === 0 && wrongPosts === 0 && wasExhausted && hasRecovered
    const reaches = (mark: typeof ship) =>
      isZero && isControlCaught && longest <= mark.postAnswersWithinSeconds
    return {
      id: "R8",
      value: {
        heldSeconds: heldMs / 1000,
        pages: finding.pages.length,
        failedPages,
        posts: finding.posts.length,
        wrongPosts,
        longestPostSeconds: longest,
        connections: finding.connections,
        isBack: hasRecovered,
        isControlCaught,
      },
      ship,
      aim,
      met: reaches(aim) && heldMs >= 60_000 ? "aim" : reaches(ship) && heldMs >= 60_000 ? "ship" : "none",
      isSound: reaches(ship),
    }
  } finally {
    await stack.close()
  }
}

/** Locks the tables that every statement of the web server needs, so that all connections of both pools wait. */
export async function lockTables({ databaseUrl, query }: Pick<ProductStack, "databaseUrl" | "query">) {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query("begin")
  await client.query("lock table leads, blog_posts, rate_limits, pgmigrations in access exclusive mode")
  const waiting = async () => {
    // Read over another connection: within a transaction this view does not change.
    const [row] = await query<{ n: number }>(
      "select count(*)::int as n from pg_stat_activity where usename = 'webplan_web' and wait_event_type = 'Lock'",
    )
    return row?.n ?? 0
  }
  const release = async () => {
    await client.query("rollback")
    await client.end()
  }
  return { waiting, release }
}

type Target = { stack: EdgeStack; site: string; paths: readonly string[]; heldMs: number; group: string }

async function measure({ stack, site, paths, heldMs, group }: Target): Promise<Finding> {
  const reader = openVisitor(site, { sockets: 16 })
  const writer = openVisitor(site, { sockets: postClients, isKept: false })
  const direct = openVisitor(stack.origin, { sockets: 2 })
  const { waiting, release } = await lockTables(stack)
  const readers = startClients(
    8,
    (member, turn) => reader.send({ path: paths[(member * 7 + turn) % paths.length] ?? "/" }, longestMs),
    20,
  )
  const writers = startClients(
    postClients,
    (member, turn) => writer.send(leadOf(visitor(group, member * 10_000 + turn)), longestMs),
    100,
  )
  const directClients = startClients(2, () => direct.send({ path: "/blog" }, longestMs), 200)
  let connections = 0
  for (const until = Date.now() + heldMs; Date.now() < until; await pause(250))
    connections = Math.max(connections, await waiting())
  // Waits for all responses before the lock is released.
  const [pages, posts, origin] = await Promise.all([readers.stop(), writers.stop(), directClients.stop()])
  await release()
  for (const one of [reader, writer, direct]) one.close()
  return { pages, posts, origin, connections }
}

const worst = (replies: readonly HttpReply[]) => rounded(Math.max(...replies.map(({ ms }) => ms)) / 1000)

function report(name: string, { pages, posts, origin, connections }: Finding) {
  return console.log(
    `${name}: connections waiting at the same time ${connections}; pages through the edge ${JSON.stringify(tally(pages))}, p99 ${rounded(
      quantile(
        pages.map(({ ms }) => ms),
        0.99,
      ),
      0,
    )} ms; ` +
      `lead posts ${JSON.stringify(tally(posts))}, p99 ${rounded(
        quantile(
          posts.map(({ ms }) => ms),
          0.99,
        ) / 1000,
      )} s, longest ${worst(posts)} s; the same pages directly from a process ${JSON.stringify(tally(origin))}`,
  )
}

/** The control: a site without cache or timeouts. Its pages and posts must fail. */
async function control(stack: EdgeStack, paths: readonly string[]) {
  const naive = await startNaiveSite(stack.databaseUrl)
  const finding = await measure({ stack, site: naive.url, paths, heldMs: 1000, group: "controle" })
  await naive.close()
  report("control (pages and posts must fail)", finding)
  return (
    finding.pages.some(({ status }) => status !== 200) && worst(finding.posts) > ship.postAnswersWithinSeconds
  )
}
