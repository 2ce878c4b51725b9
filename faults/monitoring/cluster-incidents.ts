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
      product: { "cluster.env": Object.fromEntries(addresses) as Record<string, string> },
      own: { WATCHES: "cluster", CLUSTER_AUTHORITY: `${cluster.dir}/certificates/authority.crt` },
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
