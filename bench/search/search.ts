import { randomBytes } from "node:crypto"
import { existsSync, readFileSync } from "node:fs"
import { sql } from "kysely"
import { Client } from "pg"
import { searchPosts } from "../../app/blog/search/search-store.server.ts"
import { createDb, type Db } from "../../app/platform/db/db.server.ts"
import { createLog } from "../../app/platform/process/log.server.ts"
import { startThrowawayPostgres } from "../../db/local-postgres.ts"
import { ensureDatabase, migrate } from "../../db/migrate.ts"
import { type LoginRole, roleUrl } from "../../db/roles.ts"
import type { Result, Run } from "../../tools/measure/run-experiments.ts"
import { explainSearch, measureSearch } from "./measure.ts"
import { buildSearchCorpus } from "./search-corpus.ts"

const [ship, aim] = [500, 100]

/** P11: search at 1,000,000 posts with the exact number of results, by kind of term. */
export async function search(run: Run): Promise<Result> {
  const posts = run.isQuick ? 3000 : 1_000_000
  console.log(`\nP11 search at ${posts} posts incl. the exact number of results, p99 of each kind of term`)
  const roleSecret = randomBytes(24).toString("base64url")
  const log = createLog({ level: "silent", door: "bench", pretty: false, personalKeys: [] })
  const server = await startThrowawayPostgres()
  const databaseUrl = await ensureDatabase(server.url, "search")
  await migrate({ databaseUrl, roleSecret })
  const open = (role: LoginRole) =>
    createDb({ url: roleUrl(databaseUrl, roleSecret, role), name: "bench", log, maxConnections: 1 })
  const [web, worker] = [open("webplan_web"), open("webplan_worker")]
  const admin = new Client({ connectionString: databaseUrl })
  await admin.connect()
  try {
    const built = await buildSearchCorpus(databaseUrl, worker, posts)
    console.log(`corpus ${built.corpus.toFixed(0)} s, index ${built.index.toFixed(0)} s`)
    if (!run.isQuick) await explainSearch(admin)
    const { kinds, isExact, isCaught, saveMs } = await measureSearch({
      admin,
      times: run.isQuick ? 5 : 100,
      serverCpu: cpuOfServer(web),
      find: (term, page) => searchPosts(web, term, { page }),
    })
    const worst = Math.max(...kinds.filter(({ isMarked }) => isMarked).map(({ p99 }) => p99))
    const met = worst <= aim ? "aim" : worst <= ship ? "ship" : "none"
    const value = { worstP99Ms: worst, posts, indexSeconds: Math.round(built.index), saveMs, isExact, kinds }
    return { id: "P11", value, ship, aim, met, isSound: isExact && isCaught }
  } finally {
    await admin.end()
    await Promise.all([web.destroy(), worker.destroy()])
    await server.stop()
  }
}

/** Waiting for a busy machine is in every delay; what the server itself spent is not blurred by it. */
export function cpuOfServer(db: Db) {
  return async () => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
    const file = `/proc/${rows[0]?.pid}/stat`
    if (!existsSync(file)) return Number.NaN
    const [user = 0, system = 0] =
      readFileSync(file, "utf8").split(") ")[1]?.split(" ").slice(11, 13).map(Number) ?? []
    return (user + system) * 10
  }
}
