import { pause } from "../tools/measure/run-experiments.ts"

/** Without `perSecond` each client starts its next action immediately; with it, actions start at random times at that rate. */
export type Load = { seconds: number; concurrency: number; perSecond?: number }

/** Milliseconds of each action; with `perSecond` they are measured from the time the action was due. */
export async function runLoad({ seconds, concurrency, perSecond }: Load, act: () => Promise<void>) {
  const latencies: number[] = []
  const endsAt = performance.now() + seconds * 1000
  if (!perSecond) {
    const client = async () => {
      for (let startedAt = performance.now(); startedAt < endsAt; startedAt = performance.now()) {
        await act()
        latencies.push(performance.now() - startedAt)
      }
    }
    await Promise.all(Array.from({ length: concurrency }, client))
    return latencies
  }
  const underWay: Promise<void>[] = []
  const timed = async (dueAt: number) => {
    await act()
    latencies.push(performance.now() - dueAt)
  }
  for (let dueAt = performance.now(); dueAt < endsAt; ) {
    await pause(dueAt - performance.now())
    underWay.push(timed(dueAt))
    dueAt += (-Math.log(1 - Math.random()) * 1000) / perSecond
  }
  await Promise.all(underWay)
  return latencies
}
