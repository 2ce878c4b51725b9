import { randomBytes } from "node:crypto"
import { Client } from "pg"
import { createDb, type Db } from "../../app/platform/db/db.server.ts"
import { createLog } from "../../app/platform/process/log.server.ts"
import { startThrowawayPostgres } from "../../db/local-postgres.ts"
import { ensureDatabase, migrate } from "../../db/migrate.ts"
import { roleUrl } from "../../db/roles.ts"
import { recordPlans } from "../../testing/oracles/query-plans.ts"
import { firstVersion } from "../../testing/test-secrets.ts"
import type { Run } from "../../tools/measure/run-experiments.ts"
import { buildCorpus } from "./blog-corpus.ts"

export const silentLog = createLog({ level: "silent", process: "bench", pretty: false, personalKeys: [] })

// Roles belong to the server, not to a database, so both blogs need the same secret.
const roleSecrets = firstVersion(randomBytes(24).toString("base64url"))

type Blog = {
  posts: number
  db: Db
  explain: (act: (db: Db) => Promise<unknown>) => Promise<string[]>
  close: () => Promise<void>
}

/** The small and the large blog on one server, built once and used by several benchmarks of a run. */
export function blogStack(run: Run) {
  stack ??= openStack(run)
  return stack
}

/** A blog with this number of posts, read as the web server reads it: same role, pool and driver. */
async function openBlog(serverUrl: string, posts: number): Promise<Blog> {
  const databaseUrl = await ensureDatabase(serverUrl, `blog_${posts}`)
  await migrate({ databaseUrl, roleSecrets })
  const startedAt = Date.now()
  await buildCorpus(databaseUrl, { posts })
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ name: string; size: string; rows: string }>(
    `select relname as name, pg_size_pretty(pg_total_relation_size(oid)) as size, reltuples::bigint as rows
     from pg_class where relkind = 'r' and relname like 'blog\\_%' and reltuples > 300 order by relname`,
  )
  await client.end()
  const sizes = rows.map((table) => `${table.name} ${table.size} (${table.rows} rows)`)
  console.log(
    `${posts} posts built in ${((Date.now() - startedAt) / 1000).toFixed(0)} s: ${sizes.join(", ")}`,
  )

  const url = roleUrl(databaseUrl, roleSecrets, "webplan_web")
  const db = createDb({ url, name: "bench", log: silentLog, maxConnections: 1 })
  const explain = recordPlans(db, "explain (analyze, buffers, costs off)")
  return { posts, db, explain, close: () => db.destroy() }
}

async function openStack({ isQuick }: Run) {
  const server = await startThrowawayPostgres()
  const small = await openBlog(server.url, 100)
  const large = await openBlog(server.url, isQuick ? 2000 : 10_000)
  const close = async () => {
    await Promise.all([small.close(), large.close()])
    await server.stop()
  }
  return { small, large, close }
}

let stack: ReturnType<typeof openStack> | undefined

export async function closeBlogStack() {
  await (await stack)?.close()
}
