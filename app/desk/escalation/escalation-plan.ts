import { addWorkingMinutes, type Calendar, isWorkingTime } from "../../leads/deadline/promise-clock.ts"
import { promisedWorkingHours } from "../../leads/lead/lead.ts"

const promisedMinutes = promisedWorkingHours * 60
const acceptWithinMinutes = 15
const warnAfterShares = [1 / 2, 4 / 5] as const
const lookAgainMs = 5 * 60_000
// People with hours of their own may come before the office opens.
const lookAgainAtRestMs = 15 * 60_000

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

/** How many warnings the time that has passed calls for. */
export function warningsReached(calendar: Calendar, createdAt: Date, now: Date) {
  return warningMoments(calendar, createdAt).filter((moment) => moment !== null && moment <= now).length
}

export type EscalationPlan = {
  /** Nobody has it, and nobody's time to accept it is running. */
  needsOffer: boolean
  /** The step of the promise that has come: only the latest, when the worker was away for several. */
  step: "half" | "four_fifths" | "escalated" | null
  /** How many warnings count as given after this. */
  warnings: number
  /** The next moment of the promise itself. */
  nextStepAt: Date | null
}

/** What a lead that waits for its first contact needs at this moment. */
export function planEscalation(lead: EscalationLead, calendar: Calendar, now: Date): EscalationPlan {
  const { createdAt, dueAt, warnings, escalatedAt, ownerId, offeredTo, offeredUntil } = lead
  const isOffered = offeredTo !== null && offeredUntil !== null && offeredUntil > now
  const needsOffer = ownerId === null && !isOffered
  // No promise without working time: there is nothing to warn of.
  if (dueAt === null) return { needsOffer, step: null, warnings, nextStepAt: null }
  const isLate = dueAt <= now
  const reached = isLate ? 2 : warningsReached(calendar, createdAt, now)
  const moments = [...warningMoments(calendar, createdAt), dueAt]
  const nextStepAt = moments.find((moment) => moment !== null && moment > now && moment <= dueAt) ?? null
  const warned = reached > warnings ? (reached === 2 ? "four_fifths" : "half") : null
  const step = isLate ? (escalatedAt === null ? "escalated" : null) : warned
  return { needsOffer, step, warnings: Math.max(reached, warnings), nextStepAt }
}

/** 15 working minutes; somebody who works while the office rests has 15 of their own. */
export function acceptUntil(calendar: Calendar, now: Date) {
  return (
    (isWorkingTime(calendar, now) && addWorkingMinutes(calendar, now, acceptWithinMinutes)) ||
    new Date(now.getTime() + acceptWithinMinutes * 60_000)
  )
}

type Choice = {
  available: readonly string[]
  openLeads: ReadonlyMap<string, number>
  asked: readonly string[]
}

/**
 * Whoever was not asked about this lead yet, with the fewest open leads. When all were, it goes round again, but not
 * straight back to whoever has just let it pass, unless nobody else is there.
 */
export function nextToAsk({ available, openLeads, asked }: Choice): string | null {
  const last = asked.at(-1)
  const fresh = available.filter((id) => !asked.includes(id))
  const others = available.filter((id) => id !== last)
  const candidates = [fresh, others, available].find((ids) => ids.length > 0)
  const load = (id: string) => openLeads.get(id) ?? 0
  return candidates?.toSorted((a, b) => load(a) - load(b) || (a < b ? -1 : 1))[0] ?? null
}

/** When to look again for somebody to offer it to. */
export function lookAgainAt(calendar: Calendar, now: Date) {
  if (isWorkingTime(calendar, now)) return new Date(now.getTime() + lookAgainMs)
  const soon = new Date(now.getTime() + lookAgainAtRestMs)
  const firstMinute = addWorkingMinutes(calendar, now, 1)
  return firstMinute && firstMinute < soon ? firstMinute : soon
}

export function earliest(moments: readonly (Date | null)[]) {
  return moments.filter((moment) => moment !== null).toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null
}
