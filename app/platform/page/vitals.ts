import * as v from "valibot"

/** How a page felt to a visitor who agreed to be counted: the metric, its value, and the kind of page. */
export const Vital = v.object({
  name: v.picklist(["CLS", "FCP", "INP", "LCP", "TTFB"]),
  // Milliseconds, except CLS; nobody waits longer than a quarter of an hour.
  value: v.pipe(v.number(), v.minValue(0), v.maxValue(900_000)),
  /** The route's pattern, such as /articles/:slug: never an address somebody typed. */
  page: v.pipe(v.string(), v.regex(/^\/[\w:/*.-]{0,80}$/)),
})
export type Vital = v.InferOutput<typeof Vital>

// Upper bounds, from Google's own thresholds outward, so that a 75th percentile can be read from counts.
const milliseconds = [100, 200, 300, 500, 800, 1200, 1800, 2500, 3000, 4000, 6000, 10_000, 30_000]
const shifts = [0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1]

/** The bucket a value falls in, by its upper bound; the last one is open. */
export function vitalBucket({ name, value }: Vital) {
  return (name === "CLS" ? shifts : milliseconds).find((bound) => value <= bound) ?? -1
}

export type VitalCount = { name: Vital["name"]; bucket: number; measures: number }
export type VitalQuantile = { name: Vital["name"]; measures: number; atMost: number | null }

/** The bound three of four measures stay within, per metric; null when even the last bound is passed. */
export function vitalP75(counts: readonly VitalCount[]): VitalQuantile[] {
  return Vital.entries.name.options.flatMap((name) => {
    const mine = counts.filter((count) => count.name === name)
    const measures = mine.reduce((sum, count) => sum + count.measures, 0)
    if (measures === 0) return []
    const ordered = mine
      .filter(({ bucket }) => bucket >= 0)
      .toSorted((one, other) => one.bucket - other.bucket)
    let seen = 0
    const reached = ordered.find((count) => {
      seen += count.measures
      return seen >= measures * 0.75
    })
    return [{ name, measures, atMost: reached?.bucket ?? null }]
  })
}
