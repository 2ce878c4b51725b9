import fc from "fast-check"

/** One press of the button: which key (null without script), which request, from which address. */
export type Press = { key: number | null; request: number; address: number }
/** Presses that arrive at once, or minutes that pass. */
export type Step = { presses: Press[] } | { minutes: number }
export type Told = { outcome: "created" | "repeated" | "conflict" | "limited"; protocol: string | null }

export const addressLimit = { points: 3, minutes: 10 }
export const phoneLimit = { points: 2, minutes: 1440 }
/** Requests 0 and 2 are of one person, so they share a phone. */
export const phoneOf = (request: number) => request % 2

type Lead = { key: number | null; request: number; at: number; protocol: string }
type Window = { spent: number; until: number }
/** What the rules say is stored, were every press handled one after the other. */
export type Belief = { now: number; leads: Lead[]; windows: Record<string, Window> }

export const nothingYet: Belief = { now: 0, leads: [], windows: {} }

// Neither sums to the ten minutes or the day itself: the seconds a run takes decide nothing.
const minutes = fc.constantFrom(4, 11, 1441)
const press = fc.record({
  key: fc.oneof(fc.constant(null), fc.nat({ max: 2 })),
  request: fc.nat({ max: 2 }),
  address: fc.nat({ max: 1 }),
})
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ presses: fc.array(press, { minLength: 1, maxLength: 4 }) }) },
  { weight: 1, arbitrary: fc.record({ minutes }) },
)
export const steps = fc.array(step, { minLength: 1, maxLength: 7 })

function spendAll(belief: Belief, { request, address }: Press): Belief["windows"] | null {
  const asked = [
    { name: `address ${address}`, ...addressLimit },
    { name: `phone ${phoneOf(request)}`, ...phoneLimit },
  ]
  const windows = { ...belief.windows }
  for (const { name, points, minutes: lasts } of asked) {
    const open = windows[name]
    if (!open || open.until <= belief.now) windows[name] = { spent: 1, until: belief.now + lasts }
    else if (open.spent < points) windows[name] = { spent: open.spent + 1, until: open.until }
    else return null
  }
  return windows
}

/** What is believed after this press was told this; null when the rules do not allow the answer. */
function afterOne(belief: Belief, press: Press, told: Told): Belief | null {
  const { leads, now } = belief
  const known =
    press.key === null
      ? leads.filter((lead) => lead.request === press.request && lead.at > now - 10)
      : leads.filter((lead) => lead.key === press.key)
  if (known.length > 0) {
    if (press.key !== null && known[0]?.request !== press.request)
      return told.outcome === "conflict" ? belief : null
    const isOneOfThem = known.some((lead) => lead.protocol === told.protocol)
    return told.outcome === "repeated" && isOneOfThem ? belief : null
  }
  const windows = spendAll(belief, press)
  if (!windows) return told.outcome === "limited" ? belief : null
  if (told.outcome !== "created" || told.protocol === null) return null
  const lead = { key: press.key, request: press.request, at: now, protocol: told.protocol }
  return { now, windows, leads: [...leads, lead] }
}

type Answered = { press: Press; told: Told }

/** Every belief that some order of these presses, which came at once, leads to. */
function afterSome(belief: Belief, answered: readonly Answered[]): Belief[] {
  if (answered.length === 0) return [belief]
  return answered.flatMap(({ press, told }, n) => {
    const next = afterOne(belief, press, told)
    return next ? afterSome(next, answered.toSpliced(n, 1)) : []
  })
}

/** The beliefs that are still possible; none means that the answers contradict the rules in every order. */
export function afterPresses(beliefs: readonly Belief[], answered: readonly Answered[]): Belief[] {
  const possible = beliefs.flatMap((belief) => afterSome(belief, answered))
  const inOrder = possible.map((belief) => ({
    ...belief,
    leads: belief.leads.toSorted((a, b) => a.protocol.localeCompare(b.protocol)),
  }))
  return [...new Map(inOrder.map((belief) => [JSON.stringify(belief), belief])).values()]
}

export function afterMinutes(beliefs: readonly Belief[], passed: number) {
  return beliefs.map((belief) => ({ ...belief, now: belief.now + passed }))
}
