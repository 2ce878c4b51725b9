import { Agent } from "node:http"
import { loadavg } from "node:os"
import { CamelCasePlugin, type CompiledQuery, Kysely, PostgresDialect } from "kysely"
import { listPosts } from "../../app/blog/lists/post-list-store.server.ts"
import { blogPageSize } from "../../app/blog/post.ts"
import type { DB } from "../../db/types.generated.ts"
import { openSite } from "../../testing/servers/app-processes.ts"
import { median, type Result, type Run, rounded } from "../../tools/measure/run-experiments.ts"
import { openBarePool } from "../bare-pool.ts"
import { startCountingProxy } from "../counting-proxy.ts"
import { pageStack } from "../pages/page-browser.ts"
import { plainGet } from "../plain-get.ts"

const [ship, aim] = [
  { queries: 2, ms: 3 },
  { queries: 1, ms: 1 },
]

/** P8: the first page of the blog at the web server: its number of statements, and its time above the bare statement. */
export async function listOrigin(run: Run): Promise<Result> {
  console.log("\nP8 blog list at the origin: queries per page, time above the bare SQL")
  const [requests, times] = run.isQuick ? [10, 60] : [50, 600]
  const stack = await pageStack()
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  // A second web server, whose statements are counted by a proxy.
  const proxy = await startCountingProxy(stack.database.urls.web)
  const countedWeb = await openSite({ database: { urls: { ...stack.database.urls, web: proxy.url } } })
  const pool = openBarePool({ connectionString: stack.database.urls.web, max: 1 })
  const executed: CompiledQuery[] = []
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin()],
    log: ({ query }) => void executed.push(query),
  })
  const firstPage = { page: 1, limit: blogPageSize }
  try {
    const queriesOf = async (path: string) => {
      await plainGet(agent, countedWeb.url + path)
      const before = proxy.count()
      for (let n = 0; n < requests; n++) await plainGet(agent, countedWeb.url + path)
      return rounded((proxy.count() - before) / requests)
    }
    const queries = await queriesOf("/blog")
    const control = await queriesOf("/blog/golpe-do-boleto-falso")

    await listPosts(db, {}, firstPage)
    const [statement] = executed
    if (!statement) throw new Error("the list ran no query")
    const millisecondsOf = async (act: () => Promise<unknown>) => {
      const startedAt = performance.now()
      await act()
      return performance.now() - startedAt
    }
    const arms = {
      bare: () => pool.query(statement.sql, [...statement.parameters]),
      store: () => listPosts(db, {}, firstPage),
      page: () => plainGet(agent, `${stack.url}/blog`),
    }
    const spent: Record<keyof typeof arms, number[]> = { bare: [], store: [], page: [] }
    for (let n = 0; n < times; n++)
      for (const [name, act] of Object.entries(arms) as [keyof typeof arms, () => Promise<unknown>][])
        spent[name].push(await millisecondsOf(act))
    const ms = {
      bare: rounded(median(spent.bare)),
      store: rounded(median(spent.store)),
      page: rounded(median(spent.page)),
    }
    const above = rounded(ms.page - ms.bare)
    console.log(
      `median of ${times}, in turns: bare statement ${ms.bare} ms, the list as the page reads it ${ms.store} ms, the whole page ${ms.page} ms; control, queries of a post: ${control}; load after ${loadavg()[0]?.toFixed(1)}`,
    )
    const isWithin = (mark: { queries: number; ms: number }) => queries <= mark.queries && above <= mark.ms
    return {
      id: "P8",
      value: { queries, aboveMs: above, storeAboveMs: rounded(ms.store - ms.bare), ...ms, control },
      ship,
      aim,
      met: isWithin(aim) ? "aim" : isWithin(ship) ? "ship" : "none",
      isSound: queries >= 1 && queries <= ship.queries && control > queries,
    }
  } finally {
    agent.destroy()
    await db.destroy()
    await countedWeb.stop()
    proxy.stop()
  }
}
