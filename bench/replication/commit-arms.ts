import { randomBytes } from "node:crypto"
import { Client } from "pg"
import { startLocalCluster } from "../../db/cluster/local-cluster.ts"
import { ensureDatabase, migrate } from "../../db/migrate.ts"
import { loginOf, roleUrl } from "../../db/roles.ts"
import { openLeadSender, protocolOf, visitor } from "../../faults/leads/lead-post.ts"
import { closeOnSignal } from "../../faults/stack/product-stack.ts"
import { openSite } from "../../testing/servers/app-processes.ts"
import { describeServer } from "../../tools/measure/run-experiments.ts"
import { postLead } from "../leads/arms.ts"
import { type Load, runLoad } from "../load.ts"

export const concurrency = 16

type Secret = { version: number; value: string }
const [synchronous, local] = [newSecret(1), newSecret(2)]

/**
 * One cluster with a synchronous standby and two web processes. Their connections differ in one setting: those of `local` do not
 * wait for the standby, which receives the same changes.
 */
export async function openCommitArms() {
  const cluster = await startLocalCluster()
  const closing: (() => Promise<unknown>)[] = [cluster.close]
  const close = closeOnSignal(async () => {
    for (const end of closing.toReversed()) await end()
  })
  try {
    const databaseUrl = await ensureDatabase(cluster.url, "webplan")
    await migrate({ databaseUrl, roleSecrets: [synchronous, local] })
    await commitLocally(databaseUrl)
    await describeServer(databaseUrl)
    await cluster.untilWhole()
    const open = async (name: string, secret: Secret) => {
      const web = roleUrl(databaseUrl, [secret], "webplan_web")
      const site = await openSite({ database: { urls: { web } }, env: { TRUST_PROXY: "1" } })
      const arm = openArm(name, site.url)
      closing.push(site.stop, async () => arm.close())
      return arm
    }
    return {
      cluster,
      databaseUrl,
      synchronous: await open("sincrona", synchronous),
      local: await open("local", local),
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

export type CommitArms = Awaited<ReturnType<typeof openCommitArms>>
export type CommitArm = ReturnType<typeof openArm>

/** Each role has two logins. PostgreSQL's own setting: the commits of the second one wait for the leader's disk only. */
async function commitLocally(databaseUrl: string) {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(`alter role ${loginOf("webplan_web", local.version)} set synchronous_commit = local`)
  } finally {
    await client.end()
  }
}

function newSecret(version: number): Secret {
  return { version, value: randomBytes(24).toString("base64url") }
}

function openArm(name: string, origin: string) {
  const sender = openLeadSender(origin, concurrency)
  let number = 0
  return {
    name,
    run: (load: Load) => runLoad(load, () => postLead(sender, visitor(name, ++number))),
    /** Whether one lead is acknowledged within this time. */
    acknowledges: async (withinMs: number) => {
      const lead = visitor(name, ++number)
      return sender.post(lead, lead.key, withinMs).then(
        (reply) => protocolOf(reply) !== null,
        () => false,
      )
    },
    close: sender.close,
  }
}
