import { Registry } from "@prometheus-io/client"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { addCounter, addGauge } from "./add-metric.server.ts"

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test("[N18.05] while the database hangs, a process reports all other metrics before Prometheus gives up", async () => {
  const registry = new Registry()
  addGauge(
    registry,
    { name: "hangs", help: "read from a database that does not answer" },
    () => new Promise<number>(() => {}),
  )
  addGauge(registry, { name: "fails", help: "read from a database that refuses" }, () =>
    Promise.reject(new Error("refused")),
  )
  addGauge(registry, { name: "answers", help: "read from another one" }, () => Promise.resolve(7))
  addCounter(registry, { name: "counted", help: "counted here", label: "outcome", values: ["good"] })("good")
  let text = ""
  void registry.metrics().then((read) => {
    text = read
  })
  // The timeout of Prometheus is 8 seconds.
  await vi.advanceTimersByTimeAsync(7000)
  const values = text.split("\n").filter((line) => !line.startsWith("#") && line !== "")
  expect(values).toEqual(["answers 7", 'counted{outcome="good"} 1'])
})
