import type { Registry } from "@prometheus-io/client"
import { addGauge, atMostEvery } from "./add-metric.server.ts"

const countedStates = ["waiting", "failed", "active", "dead"] as const
type QueueCounts = Record<(typeof countedStates)[number] | "oldestWaitingSeconds", number> & { queue: string }

/** The state of every queue. Both gauges are made from one reading. */
export function addQueueGauges(registry: Registry, read: () => Promise<QueueCounts[]>) {
  const readOnce = atMostEvery(50, read)
  addGauge(
    registry,
    {
      name: "jobs_in_queue",
      help: "Jobs not done yet: waiting, failed and due for a retry, active, or dead until a person retries them",
      labels: ["queue", "state"],
    },
    async () =>
      (await readOnce()).flatMap(({ queue, ...counts }) =>
        countedStates.map((state) => ({ labels: { queue, state }, value: counts[state] })),
      ),
  )
  addGauge(
    registry,
    {
      name: "jobs_oldest_waiting_seconds",
      help: "Age of the oldest job that waits or is due for a retry",
      labels: ["queue"],
    },
    async () =>
      (await readOnce()).map(({ queue, oldestWaitingSeconds }) => ({
        labels: { queue },
        value: oldestWaitingSeconds,
      })),
  )
}
