import lighthouse from "lighthouse"

export const categories = ["performance", "accessibility", "best-practices", "seo"] as const
export type Category = (typeof categories)[number]

/** One run with Lighthouse's mobile settings: simulated slow 4G, four times slower processor. */
export async function runLighthouse(
  url: string,
  port: number,
  onlyCategories: readonly Category[] = categories,
) {
  const lhr = await runWithRetry(url, port, [...onlyCategories])
  const value = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN
  const summary = lhr.audits["resource-summary"]?.details as
    | { items?: { resourceType: string; transferSize: number }[] }
    | undefined
  const bytesOf = (kind: string) =>
    summary?.items?.find((item) => item.resourceType === kind)?.transferSize ?? 0
  const scoreOf = (category: Category) => Math.round((lhr.categories[category]?.score ?? 0) * 100)
  const failing = (category: Category) => {
    const refs = lhr.categories[category]?.auditRefs.filter(({ weight }) => weight > 0) ?? []
    const audits = refs.flatMap(({ id }) => lhr.audits[id] ?? [])
    return audits.filter(({ score }) => score !== null && score < 0.9).map(({ id }) => id)
  }
  // Lighthouse's own measure of the machine: scores of different machines can be compared only when it is similar.
  const processorIndex = lhr.environment.benchmarkIndex
  return { version: lhr.lighthouseVersion, processorIndex, value, bytesOf, scoreOf, failing }
}

/** Retries, because Chromium's trace sometimes lacks the paint, and Lighthouse then has no score. */
async function runWithRetry(url: string, port: number, onlyCategories: Category[]) {
  for (let tries = 1; ; tries++) {
    const result = await lighthouse(url, { port, logLevel: "error", onlyCategories })
    if (!result) throw new Error(`no result for ${url}`)
    const hasNoScore = onlyCategories.some((category) => result.lhr.categories[category]?.score === null)
    if (!hasNoScore || tries === 3) return result.lhr
  }
}
