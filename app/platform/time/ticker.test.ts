import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { silentLog } from "../../../testing/servers/test-database.ts"
import { createTicker } from "./ticker.server.ts"

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const minuteMs = 60_000

test("[N18.03] runs at intervals, and two seconds after a failure, although it was woken during it", async () => {
  const runs: number[] = []
  let fail: ((error: Error) => void) | undefined
  const ticker = createTicker({
    name: "test",
    everyMs: minuteMs,
    log: silentLog,
    run: () => {
      runs.push(Date.now())
      return runs.length === 2 ? new Promise((_, reject) => (fail = reject)) : Promise.resolve()
    },
  })
  await vi.advanceTimersByTimeAsync(minuteMs)
  expect(runs).toHaveLength(2)
  ticker.wake()
  fail?.(new Error("the network was cut"))
  const failedAt = Date.now()
  await vi.advanceTimersByTimeAsync(minuteMs)
  expect(runs[2]).toBe(failedAt + 2000)
  expect(runs).toHaveLength(3)
  await ticker.stop()
})
