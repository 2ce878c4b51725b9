import type { Monitoring } from "../../testing/servers/monitoring.ts"

/** Exist only while something is wrong. */
const ofFaults = new Set(["backup_failed"])

type MetricNames = { inRules: string[]; existing: string[] }

export async function readMetricNames(
  monitoring: Pick<Monitoring, "listRules" | "listMetrics">,
): Promise<MetricNames> {
  const rules = await monitoring.listRules()
  return { inRules: rules.flatMap(({ query }) => metricsOf(query)), existing: await monitoring.listMetrics() }
}

/** Metrics that the rules name and no Prometheus has ever seen: an alert about them would never fire. */
export function findUnknownMetrics(machines: readonly MetricNames[]) {
  const existing = new Set(machines.flatMap((names) => names.existing))
  const inRules = new Set(machines.flatMap((names) => names.inRules))
  return [...inRules].filter((name) => !existing.has(name) && !ofFaults.has(name))
}

/** Without strings, matchers, lists of labels and functions, every word with an underscore is a metric. */
function metricsOf(query: string) {
  const plain = query
    .replaceAll(/"[^"]*"/g, "")
    .replaceAll(/\{[^}]*\}/g, "")
    .replaceAll(/\b(?:by|on|without|ignoring|group_left|group_right)\s*\([^)]*\)/g, "")
  return plain.match(/\b[a-zA-Z:]+_[\w:]+\b(?!\s*\()/g) ?? []
}
