import { sql } from "kysely"
import { articles } from "../../app/blog/articles/articles.ts"
import { drawPostCard, refreshPost } from "../../app/blog/publishing/blog-queues.ts"
import { publishArticles } from "../../app/blog/publishing/publish-articles.server.ts"
import { freePort } from "../../db/free-port.ts"
import { edgeVisitor } from "../visitors/edge-visitor.ts"
import { openDesk, openSite, openWorker } from "./app-processes.ts"
import { startNginx } from "./nginx.ts"
import { startSmtpServer } from "./smtp-server.ts"
import { createTestDatabase } from "./test-database.ts"

/** The parts of production: a database, two processes of the site, one of the desk, a worker, and nginx in front of them. */
export async function openEdgeStack(serverUrl: string, { hasWorker = true, canClearCache = false } = {}) {
  const database = await createTestDatabase(serverUrl)
  await publishArticles(database.as.owner, articles)
  // Without this, the worker would draw share cards and refresh pages during the first tests.
  await sql`delete from job_outbox where queue in (${drawPostCard.name}, ${refreshPost.name})`.execute(
    database.as.owner,
  )
  const port = await freePort()
  const env = { TRUST_PROXY: "1", PUBLIC_URL: `https://localhost:${port}` }
  const [desk, ...sites] = await Promise.all([
    openDesk({ database, env }),
    openSite({ database, env }),
    openSite({ database, env }),
  ])
  const nginx = await startNginx([sites[0].port, sites[1].port], { port, canClearCache, desk: desk.port })
  const smtp = await startSmtpServer()
  const worker = hasWorker ? await openWorker({ database, smtpUrl: smtp.url, env: nginx.env }) : null
  /** The number of pages that the two processes of the site have rendered. */
  const renders = async () => {
    const counts = await Promise.all(
      sites.map(async ({ metricsUrl }) => {
        const lines = (await (await fetch(metricsUrl)).text()).split("\n")
        return lines
          .filter((line) => /^http_request_duration_seconds_count\{.*method="GET"/.test(line))
          .reduce((sum, line) => sum + Number(line.split(" ").at(-1)), 0)
      }),
    )
    return counts.reduce((sum, count) => sum + count, 0)
  }
  const close = async () => {
    await worker?.stop()
    await nginx.stop()
    await Promise.all([...sites.map((site) => site.stop()), desk.stop()])
    await smtp.close()
    await database.drop()
  }
  return { database, sites, desk, nginx, worker, smtp, ...edgeVisitor(nginx), renders, close }
}

export type EdgeStack = Awaited<ReturnType<typeof openEdgeStack>>
