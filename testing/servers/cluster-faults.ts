import { setTimeout as pause } from "node:timers/promises"
import type { startLocalCluster } from "../../db/cluster/local-cluster.ts"
import { signalIfRunning } from "../../db/process-tree.ts"
import { eventually } from "../eventually.ts"

export type LocalCluster = Awaited<ReturnType<typeof startLocalCluster>>

const lagMs = 2000

/**
 * The standbys stop receiving; two seconds later the leader's machine is gone. What the kernel still held for the standbys is
 * thrown away, as on a cut network. With an asynchronous standby everything acknowledged in these two seconds is lost.
 */
export async function killLeaderWithLaggingStandbys({ members, findLeader }: LocalCluster) {
  const leader = await findLeader()
  const standbys = members.filter((member) => member !== leader)
  // A member that has just come back runs before it receives.
  const receivers = await Promise.all(standbys.map(({ findReceiver }) => eventually(findReceiver)))
  for (const pid of receivers) signalIfRunning(pid, "SIGSTOP")
  await pause(lagMs)
  await leader.kill()
  for (const pid of receivers) signalIfRunning(pid, "SIGTERM")
  for (const pid of receivers) signalIfRunning(pid, "SIGCONT")
  return leader
}

/** Resolves when another member leads. */
export async function untilReplaced({ findLeader }: LocalCluster, before: { name: string }) {
  for (const deadline = Date.now() + 120_000; ; await pause(100)) {
    const leader = await findLeader()
    if (leader.name !== before.name) return leader
    if (Date.now() > deadline) throw new Error(`${before.name} still leads`)
  }
}

/** Makes the synchronous standby the leader. Patroni may refuse while a member is on its way back. */
export async function switchLeader(cluster: LocalCluster) {
  for (const deadline = Date.now() + 60_000; ; await pause(500)) {
    const [leader, standby] = [await cluster.findLeader(), await cluster.findSynchronousStandby()]
    try {
      await cluster.switchOver(leader.name, standby.name)
      return leader
    } catch (error) {
      if (Date.now() > deadline) throw error
    }
  }
}
