import { setTimeout as pause } from "node:timers/promises"
import { Client } from "pg"
import { afterAll, beforeAll, expect, test } from "vitest"
import { freePort } from "../../../db/free-port.ts"
import { type LocalPostgres, startLocalPostgres } from "../../../db/local-postgres.ts"
import { ensureDatabase, migrate } from "../../../db/migrate.ts"
import { roleUrl } from "../../../db/roles.ts"
import { eventually } from "../../../testing/eventually.ts"
import { openSite, type WebProcess } from "../../../testing/servers/app-processes.ts"
import { mountPowerCutDisk, type PowerCutDisk } from "../../../testing/servers/power-cut-disk.ts"
import { roleSecrets } from "../../../testing/servers/test-database.ts"
import { findMissingLeads, sendLeads } from "../../../testing/visitors/lead-stream.ts"

// `npm run faults -- R3` does the same at size, with the whole product.
const longestMs = 300_000

let disk: PowerCutDisk | null
let server: LocalPostgres
let port: number
let databaseUrl: string
let site: WebProcess
beforeAll(async () => {
  disk = mountPowerCutDisk()
  if (!disk) return
  port = await freePort()
  server = await startLocalPostgres({ dataDir: disk.dataDir, port })
  databaseUrl = await ensureDatabase(server.url, "webplan")
  await migrate({ databaseUrl, roleSecrets })
  disk.sync()
  const urls = { web: roleUrl(databaseUrl, roleSecrets, "webplan_web") }
  site = await openSite({ database: { urls }, env: { TRUST_PROXY: "1" } })
}, longestMs)
afterAll(async () => {
  try {
    await site?.stop()
    await server?.stop()
  } finally {
    disk?.close()
  }
}, longestMs)

/** Cuts the power under load and starts the server again. Returns the leads that were acknowledged and are gone. */
async function findLostByCut({ cutPower, restorePower, dataDir }: PowerCutDisk) {
  const leads = sendLeads(site.url)
  await eventually(() => leads.acknowledged.length > 10)
  await pause(500)
  cutPower()
  const acknowledged = [...leads.acknowledged]
  await server.kill()
  await leads.stop()
  restorePower()
  try {
    server = await startLocalPostgres({ dataDir, port })
  } catch {
    // Nothing can be read any more.
    return acknowledged
  }
  return findMissingLeads(databaseUrl, acknowledged)
}

test(
  "[N18.03] every lead acknowledged before a power cut of the database's disk is there afterwards; without fsync they are not",
  async ({ skip }) => {
    const mounted = disk ?? skip("mounting a file system is not allowed here")
    expect(await findLostByCut(mounted)).toEqual([])

    const client = new Client({ connectionString: databaseUrl })
    await client.connect()
    await client.query("alter system set fsync = off")
    await client.query("select pg_reload_conf()")
    await client.end()
    expect(await findLostByCut(mounted)).not.toEqual([])
  },
  longestMs,
)
