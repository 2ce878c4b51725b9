import { randomBytes } from "node:crypto"
import { rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { startLocalPostgres } from "../../db/local-postgres.ts"
import { ensureDatabase, migrate } from "../../db/migrate.ts"
import { openEdgeStack } from "../../testing/servers/edge-stack.ts"
import { roleSecrets, templateName } from "../../testing/servers/test-database.ts"
import { describeServer } from "../../tools/measure/run-experiments.ts"

/** nginx, two processes of the site, one of the desk and optionally a worker, on a database with durable settings. */
export async function openEdgeBench(shape: { hasWorker: boolean; canClearCache?: boolean }) {
  const dataDir = path.join(tmpdir(), `webplan-edge-bench-${randomBytes(6).toString("hex")}`)
  const server = await startLocalPostgres({ dataDir })
  await migrate({ databaseUrl: await ensureDatabase(server.url, templateName), roleSecrets })
  await describeServer(server.url)
  const stack = await openEdgeStack(server.url, shape)
  const close = async () => {
    await stack.close()
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { ...stack, close }
}
