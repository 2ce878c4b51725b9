import type { Monitoring, Notice } from "../../testing/servers/monitoring.ts"
import { pause, rounded } from "../../tools/measure/run-experiments.ts"

/** A row of the table Incidents in docs/operations.md. */
export type Incident = {
  row: string
  /** One of its alerts, which must be sent. */
  alert: string
  /** Makes it happen; returns what ends it. */
  cause: () => Promise<() => unknown>
  /** The alert looks back at several minutes, so that it goes on after the end. */
  isLasting?: boolean
}
export type Outcome = { row: string; notifiedAfter: number | null }

const longestQuietMs = 300_000

/** Causes incidents, together or one after the other, measures when somebody is notified of each, and ends them. */
export async function raise(
  monitoring: Monitoring,
  incidents: readonly Incident[],
  withinMs: number,
  { isInTurn = false } = {},
): Promise<Outcome[]> {
  const ends: (() => unknown)[] = []
  const outcomes: Promise<Outcome>[] = []
  for (const incident of incidents) {
    const since = Date.now()
    ends.push(await incident.cause())
    const outcome = untilNotified(monitoring, incident, since, withinMs)
    outcomes.push(outcome)
    if (isInTurn) await outcome
  }
  const results = await Promise.all(outcomes)
  for (const end of ends) await end()
  return results
}

/** Resolves when the alerts of these incidents have ended, those aside that look back at several minutes. */
export function untilOver(monitoring: Monitoring, incidents: readonly Incident[]) {
  const ending = incidents.filter(({ isLasting }) => !isLasting)
  return untilQuiet(
    monitoring,
    ending.map(({ alert }) => alert),
  )
}

/** Prints and returns how long it took until somebody was notified of an incident; null when nobody was. */
export async function untilNotified(
  monitoring: Monitoring,
  { row, alert }: Pick<Incident, "row" | "alert">,
  since: number,
  withinMs: number,
): Promise<Outcome> {
  const find = () =>
    monitoring.notices().find((notice) => notice.alert === alert && notice.isFiring && notice.at >= since)
  let notice: Notice | undefined
  for (const deadline = since + withinMs; !notice && Date.now() < deadline; await pause(200)) notice = find()
  const notifiedAfter = notice ? rounded((notice.at - since) / 1000, 0) : null
  console.log(
    `  ${row}: ${notice ? `${alert} by ${notice.by} after ${notifiedAfter} s` : `${alert} NOT SENT`}`,
  )
  return { row, notifiedAfter }
}

/** Resolves when none of these alerts fires or waits to. */
export async function untilQuiet(monitoring: Pick<Monitoring, "listAlerts">, names: readonly string[]) {
  for (const deadline = Date.now() + longestQuietMs; ; await pause(1000)) {
    const alerts = (await monitoring.listAlerts()).map(({ alert }) => alert)
    const going = alerts.filter((alert) => names.includes(alert))
    if (going.length === 0) return
    if (Date.now() > deadline) throw new Error(`still firing: ${[...new Set(going)].join(", ")}`)
  }
}

/** In milliseconds, also from the beginning and to now. */
export function longestHeartbeatGap(notices: readonly Notice[], since: number) {
  const moments = notices.filter(({ by, at }) => by === "heartbeat" && at >= since).map(({ at }) => at)
  return [...moments, Date.now()].reduce(
    ({ longest, before }, at) => ({ longest: Math.max(longest, at - before), before: at }),
    { longest: 0, before: since },
  ).longest
}
