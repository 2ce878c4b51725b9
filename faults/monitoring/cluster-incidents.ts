import { randomBytes } from "node:crypto"
import { Client } from "pg"
import { startLocalCluster } from "../../db/cluster/local-cluster.ts"
import type { LocalCluster } from "../../testing/servers/cluster-faults.ts"
import { startMonitoring } from "../../testing/servers/monitoring.ts"
import type { Incident } from "./raise.ts"

/** One after the other: the second machine is lost while the first is away. */
export function clusterIncidents(cluster: LocalCluster): Incident[] {
  const lose = (find: () => ReturnType<LocalCluster["findLeader"]>) => async () => {
    const member = await find()
    await member.kill()
    return member.start
  }
  return [
    {
      row: "one of three database machines",
      alert: "DatabaseMemberDown",
      cause: lose(cluster.findSynchronousStandby),
    },
    {
      row: "two of three database machines",
      alert: "DatabaseLeader",
      cause: lose(cluster.findLeader),
    },
  ]
}

/** Three database machines, and the monitoring of a machine that knows them. */
export async function openMonitoredCluster() {
  const cluster = await startLocalCluster()
  try {
    await cluster.untilWhole()
    const addresses = cluster.addresses.map((address, n) => [
      `CLUSTER_${n + 1}`,
      new URL(`tcp://${address}`).hostname,
    ])
    const monitoring = await startMonitoring({
      product: {
        "cluster.env": { ...(Object.fromEntries(addresses) as Record<string, string>), CLUSTER_MEMBER: "1" },
      },
      own: {
        WATCHES: "database",
        CLUSTER_AUTHORITY: `${cluster.dir}/certificates/authority.crt`,
        DATABASE: await createExporterRole(cluster),
      },
    })
    const close = async () => {
      await monitoring.close()
      await cluster.close()
    }
    return { cluster, monitoring, close }
  } catch (error) {
    await cluster.close()
    throw error
  }
}

/** Returns the address of the first member for it. */
async function createExporterRole(cluster: LocalCluster) {
  const password = randomBytes(24).toString("hex")
  const client = new Client({ connectionString: cluster.url })
  await client.connect()
  await client.query(`create role prometheus login password '${password}' in role pg_monitor`)
  await client.end()
  return `postgresql://prometheus:${password}@${cluster.addresses[0]}/postgres?sslmode=require`
}
