import type { Monitoring } from "../../testing/servers/monitoring.ts"

/** Exist only while something is wrong. */
const ofFaults = new Set(["backup_failed"])

/**
 * Metrics that the rules name and Prometheus has never seen: an alert about them would never fire. `elsewhere` are those of another
 * machine with the same rules.
 */
export async function findUnknownMetrics(
  monitoring: Pick<Monitoring, "listRules" | "listMetrics">,
  elsewhere: readonly string[] = [],
) {
  const known = new Set([...(await monitoring.listMetrics()), ...elsewhere])
  const named = (await monitoring.listRules()).flatMap(({ query }) => metricsOf(query))
  return [...new Set(named)].filter((name) => !known.has(name) && !ofFaults.has(name))
}

/** Without strings, matchers, lists of labels and functions, every word with an underscore is a metric. */
function metricsOf(query: string) {
  const plain = query
    .replaceAll(/"[^"]*"/g, "")
    .replaceAll(/\{[^}]*\}/g, "")
    .replaceAll(/\b(?:by|on|without|ignoring|group_left|group_right)\s*\([^)]*\)/g, "")
  return plain.match(/\b[a-zA-Z:]+_[\w:]+\b(?!\s*\()/g) ?? []
}
