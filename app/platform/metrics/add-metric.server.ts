import { Counter, Gauge, Histogram, type LabelValues, type Registry } from "@prometheus-io/client"
import { withinTime } from "../time/within-time.ts"

type Named = { name: string; help: string }
export type Sample<Label extends string> = { labels: LabelValues<Label>; value: number }

/** Counts by one label. Its values are known from the start, so that the first event is an increase and not a new series. */
export function addCounter<Value extends string>(
  registry: Registry,
  { values, label, ...named }: Named & { label: string; values: readonly Value[] },
) {
  const counter = new Counter({ ...named, labelNames: [label], registers: [registry] })
  for (const value of values) counter.inc({ [label]: value }, 0)
  return (value: Value) => counter.inc({ [label]: value })
}

export function addHistogram(registry: Registry, options: Named & { buckets: number[] }) {
  const histogram = new Histogram({ ...options, registers: [registry] })
  return (value: number) => histogram.observe(value)
}

/** Less than Prometheus waits for all metrics of a process (deploy/monitoring/prometheus.yml.template). */
const longestReadMs = 4000

/**
 * Samples that are read when the metrics are read, at most once in `everySeconds`. While the database is unavailable or hangs only
 * these are left out.
 */
export function addGauge<Label extends string = never>(
  registry: Registry,
  { labels, everySeconds = 0, ...named }: Named & { labels?: readonly Label[]; everySeconds?: number },
  read: () => Promise<number | readonly Sample<Label>[]>,
) {
  const readSometimes = atMostEvery(everySeconds * 1000, read)
  const gauge = new Gauge({
    ...named,
    labelNames: [...(labels ?? [])],
    registers: [registry],
    collect: async () => {
      const samples = await withinTime(readSometimes(), longestReadMs).catch(() => [])
      gauge.reset()
      if (typeof samples === "number") gauge.set(samples)
      else if (labels) for (const { labels: own, value } of samples) gauge.set(own, value)
      // Without labels a reset sets 0, which would look healthy.
      else gauge.remove()
    },
  })
}

/** Remembers a result for some time, and a failure not at all. */
export function atMostEvery<T>(ms: number, read: () => Promise<T>) {
  let last: { at: number; result: Promise<T> } | undefined
  return () => {
    if (last && performance.now() - last.at < ms) return last.result
    const result = read()
    last = { at: performance.now(), result }
    result.catch(() => {
      last = undefined
    })
    return result
  }
}
