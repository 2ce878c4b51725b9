import { readFileSync } from "node:fs"
import { Client } from "pg"
import { afterAll, beforeAll, expect, test } from "vitest"
import { startLocalCluster } from "../../db/cluster/local-cluster.ts"
import { requestPatroni } from "../../db/cluster/patroni-api.ts"
import { ensureDatabase, migrate } from "../../db/migrate.ts"
import { roleUrl } from "../../db/roles.ts"
import { eventually } from "../../testing/eventually.ts"
import { openSite, type WebProcess } from "../../testing/servers/app-processes.ts"
import {
  killLeaderWithLaggingStandbys,
  type LocalCluster,
  switchLeader,
  untilReplaced,
} from "../../testing/servers/cluster-faults.ts"
import { roleSecrets } from "../../testing/servers/test-database.ts"
import { findMissingLeads, sendLeads } from "../../testing/visitors/lead-stream.ts"

// `npm run faults -- R5` does the same at size, with the frozen leader, the whole product and a control that must lose.
const longestMs = 600_000
const longestWaitMs = 180_000

let cluster: LocalCluster
let databaseUrl: string
let site: WebProcess
beforeAll(async () => {
  cluster = await startLocalCluster()
  databaseUrl = await ensureDatabase(cluster.url, "webplan")
  await migrate({ databaseUrl, roleSecrets })
  const urls = { web: roleUrl(databaseUrl, roleSecrets, "webplan_web") }
  site = await openSite({ database: { urls }, env: { TRUST_PROXY: "1" } })
}, longestMs)
afterAll(async () => {
  await site?.stop()
  await cluster?.close()
}, longestMs)

test(
  "[N18.01] a lead acknowledged by a leader that dies is at its successor, also when the standbys lagged; the site goes on",
  async () => {
    await cluster.untilWhole()
    const leads = sendLeads(site.url)
    await eventually(() => leads.acknowledged.length > 5)
    const leader = await killLeaderWithLaggingStandbys(cluster)
    const before = leads.acknowledged.length
    await untilReplaced(cluster, leader)
    await eventually(() => leads.acknowledged.length > before + 5, longestWaitMs)
    await leads.stop()
    expect(await findMissingLeads(databaseUrl, leads.acknowledged)).toEqual([])
    leader.start()
    await cluster.untilWhole()
  },
  longestMs,
)

test(
  "[N18.01] a planned change of the leader loses nothing, and the site goes on",
  async () => {
    const leads = sendLeads(site.url)
    await eventually(() => leads.acknowledged.length > 5)
    const leader = await switchLeader(cluster)
    const before = leads.acknowledged.length
    await untilReplaced(cluster, leader)
    await eventually(() => leads.acknowledged.length > before + 5, longestWaitMs)
    await leads.stop()
    expect(await findMissingLeads(databaseUrl, leads.acknowledged)).toEqual([])
    await cluster.untilWhole()
  },
  longestMs,
)

test(
  "[N18.01] no member accepts a connection without TLS, or a change of the leader without a certificate",
  async () => {
    const { password, searchParams } = new URL(cluster.url)
    const ca = readFileSync(searchParams.get("sslrootcert") ?? "")
    for (const address of cluster.addresses) {
      const client = new Client({
        connectionString: `postgres://webplan_admin:${password}@${address}/postgres`,
      })
      await expect(client.connect()).rejects.toThrow(/no encryption/)
      const ask = (method: string, target: string) =>
        requestPatroni({ address, credentials: { ca }, method, target, withinMs: 30_000 })
      expect((await ask("GET", "/cluster")).status).toBe(200)
      expect((await ask("POST", "/switchover")).status).toBe(403)
    }
  },
  longestMs,
)
