import { createRandom } from "../../db/seed/random.ts"
import { pause } from "../../tools/measure/run-experiments.ts"
import { startLeadClients } from "./lead-clients.ts"

/** About 20 leads a second; D73's peak is 30. */
const load = { concurrency: 6, pauseMs: 300 }
export const loadText = `${load.concurrency} clients post leads, each until it is acknowledged, always with the same key`
const longestRunMs = 3 * 60 * 60_000

/** Visitors who send leads at a steady rate until `stop`. */
export function startSteadyLoad({ origin, group, seed }: { origin: string; group: string; seed: number }) {
  const clients = startLeadClients({
    origin,
    group,
    count: Number.MAX_SAFE_INTEGER,
    withinMs: longestRunMs,
    random: createRandom(seed).next,
    ...load,
  })
  return {
    ...clients,
    /** Resolves with the present moment when so many leads more are acknowledged. */
    untilFlowing: async (count = 10) => {
      const enough = clients.entries.length + count
      for (const deadline = Date.now() + 180_000; clients.entries.length < enough; await pause(50))
        if (Date.now() > deadline) throw new Error("no lead is acknowledged any more")
      return Date.now()
    },
    /** The longest time between two acknowledged leads since that moment. */
    longestGapSince: (since: number) =>
      longestGap(
        clients.entries.map(({ acknowledgedAt }) => acknowledgedAt),
        since,
      ),
  }
}

export type SteadyLoad = ReturnType<typeof startSteadyLoad>

/** The longest time between two moments of the list, of those that end after `since`. */
export function longestGap(moments: readonly number[], since: number) {
  const sorted = moments.toSorted((a, b) => a - b)
  const first = sorted.findIndex((moment) => moment >= since)
  const gaps = sorted.slice(first).map((moment, n) => moment - (sorted[first + n - 1] ?? moment))
  return gaps.reduce((longest, gap) => Math.max(longest, gap), 0)
}
