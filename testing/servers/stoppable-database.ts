import { randomBytes } from "node:crypto"
import { rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { freePort } from "../../db/free-port.ts"
import { type LocalPostgres, startLocalPostgres } from "../../db/local-postgres.ts"
import { ensureDatabase, migrate } from "../../db/migrate.ts"
import { type LoginRole, roleUrl } from "../../db/roles.ts"
import { roleSecrets } from "./test-database.ts"

/** A migrated database on its own server, which can be stopped and started again on the same port. */
export async function startStoppableDatabase() {
  const dataDir = path.join(tmpdir(), `webplan-stoppable-${randomBytes(6).toString("hex")}`)
  const port = await freePort()
  let server: LocalPostgres
  const start = async () => {
    server = await startLocalPostgres({ dataDir, port, settings: { fsync: "off" } })
    return server.url
  }
  const databaseUrl = await ensureDatabase(await start(), "webplan")
  await migrate({ databaseUrl, roleSecrets })
  const url = (role: LoginRole) => roleUrl(databaseUrl, roleSecrets, role)
  const urls = {
    web: url("webplan_web"),
    staff: url("webplan_staff"),
    auth: url("webplan_auth"),
    worker: url("webplan_worker"),
  }
  const stop = () => server.stop()
  const remove = async () => {
    await stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { urls, start, stop, remove }
}
