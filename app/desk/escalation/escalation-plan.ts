import { addWorkingMinutes, type Calendar, isWorkingTime } from "../../leads/deadline/promise-clock.ts"
import { promisedWorkingHours } from "../../leads/lead/lead.ts"

const promisedMinutes = promisedWorkingHours * 60
const acceptWithinMinutes = 15
const warnAfterShares = [1 / 2, 4 / 5] as const
const lookAgainMs = 5 * 60_000
// People with working hours of their own may start before the office opens.
const lookAgainWhileClosedMs = 15 * 60_000

export type EscalationLead = {
  createdAt: Date
  dueAt: Date | null
  warnings: number
  escalatedAt: Date | null
  ownerId: string | null
  offeredTo: string | null
  offeredUntil: Date | null
}

/** When half and four fifths of the promised working time have passed. */
export function warningMoments(calendar: Calendar, createdAt: Date) {
  return warnAfterShares.map((share) => addWorkingMinutes(calendar, createdAt, promisedMinutes * share))
}

/** How many warnings are due by now. */
export function warningsReached(calendar: Calendar, createdAt: Date, now: Date) {
  return warningMoments(calendar, createdAt).filter((moment) => moment !== null && moment <= now).length
}

export type EscalationPlan = {
  /** The lead has no owner and no running offer. */
  needsOffer: boolean
  /** The step that is due. Only the latest one, if the worker missed several. */
  step: "half" | "four_fifths" | "escalated" | null
  /** The number of warnings given, including this step. */
  warnings: number
  /** When the next step is due. */
  nextStepAt: Date | null
}

/** The steps that are due for a lead that waits for its first contact. */
export function planEscalation(lead: EscalationLead, calendar: Calendar, now: Date): EscalationPlan {
  const { createdAt, dueAt, warnings, escalatedAt, ownerId, offeredTo, offeredUntil } = lead
  const isOffered = offeredTo !== null && offeredUntil !== null && offeredUntil > now
  const needsOffer = ownerId === null && !isOffered
  // Without working time there is no deadline to warn of.
  if (dueAt === null) return { needsOffer, step: null, warnings, nextStepAt: null }
  const isLate = dueAt <= now
  const reached = isLate ? 2 : warningsReached(calendar, createdAt, now)
  const moments = [...warningMoments(calendar, createdAt), dueAt]
  const nextStepAt = moments.find((moment) => moment !== null && moment > now && moment <= dueAt) ?? null
  const warning = reached > warnings ? (reached === 2 ? "four_fifths" : "half") : null
  const step = isLate ? (escalatedAt === null ? "escalated" : null) : warning
  return { needsOffer, step, warnings: Math.max(reached, warnings), nextStepAt }
}

/** 15 working minutes; while the office is closed, 15 plain minutes. */
export function acceptUntil(calendar: Calendar, now: Date) {
  return (
    (isWorkingTime(calendar, now) && addWorkingMinutes(calendar, now, acceptWithinMinutes)) ||
    new Date(now.getTime() + acceptWithinMinutes * 60_000)
  )
}

type Candidates = {
  available: readonly string[]
  openLeads: ReadonlyMap<string, number>
  /** In the order of the offers. */
  alreadyOffered: readonly string[]
}

/**
 * The person with the fewest open leads among those who were not offered this lead yet. If all were, the offers start
 * again, but not with the person of the last offer, unless nobody else is available.
 */
export function nextToOffer({ available, openLeads, alreadyOffered }: Candidates): string | null {
  const last = alreadyOffered.at(-1)
  const fresh = available.filter((id) => !alreadyOffered.includes(id))
  const others = available.filter((id) => id !== last)
  const candidates = [fresh, others, available].find((ids) => ids.length > 0)
  const load = (id: string) => openLeads.get(id) ?? 0
  return candidates?.toSorted((a, b) => load(a) - load(b) || (a < b ? -1 : 1))[0] ?? null
}

/** When to look again for a person to offer the lead to. */
export function lookAgainAt(calendar: Calendar, now: Date) {
  if (isWorkingTime(calendar, now)) return new Date(now.getTime() + lookAgainMs)
  const soon = new Date(now.getTime() + lookAgainWhileClosedMs)
  const firstMinute = addWorkingMinutes(calendar, now, 1)
  return firstMinute && firstMinute < soon ? firstMinute : soon
}

export function earliest(moments: readonly (Date | null)[]) {
  return moments.filter((moment) => moment !== null).toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null
}
