import * as v from "valibot"

/** A web vital of a visitor who agreed to be counted: the metric, its value and the kind of page. */
export const Vital = v.object({
  name: v.picklist(["CLS", "FCP", "INP", "LCP", "TTFB"]),
  // Milliseconds, except CLS. At most a quarter of an hour.
  value: v.pipe(
    v.string(),
    v.regex(/^\d{1,6}(?:\.\d+)?(?:e-\d{1,2})?$/),
    v.transform(Number),
    v.maxValue(900_000),
  ),
  /** The route's pattern, such as /articles/:slug, and never the address, which may contain personal data. */
  page: v.pipe(v.string(), v.regex(/^\/[\w:/*.-]{0,80}$/)),
})
export type Vital = v.InferOutput<typeof Vital>

// Upper bounds that include Google's thresholds, so that a 75th percentile can be computed from counts.
const milliseconds = [100, 200, 300, 500, 800, 1200, 1800, 2500, 3000, 4000, 6000, 10_000, 30_000]
const shifts = [0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1]

/** The upper bound of the value's bucket; -1 for the last, open bucket. */
export function vitalBucket({ name, value }: Vital) {
  return (name === "CLS" ? shifts : milliseconds).find((bound) => value <= bound) ?? -1
}

export type VitalCount = { name: Vital["name"]; bucket: number; measures: number }
export type VitalQuantile = { name: Vital["name"]; measures: number; atMost: number | null }

/** The bound that three of four measures do not exceed, per metric; null when it is above the last bound. */
export function vitalP75(counts: readonly VitalCount[]): VitalQuantile[] {
  return Vital.entries.name.options.flatMap((name) => {
    const ofMetric = counts.filter((count) => count.name === name)
    const measures = ofMetric.reduce((sum, count) => sum + count.measures, 0)
    if (measures === 0) return []
    const ordered = ofMetric
      .filter(({ bucket }) => bucket >= 0)
      .toSorted((one, other) => one.bucket - other.bucket)
    let total = 0
    const reached = ordered.find((count) => {
      total += count.measures
      return total >= measures * 0.75
    })
    return [{ name, measures, atMost: reached?.bucket ?? null }]
  })
}
