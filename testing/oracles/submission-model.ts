import fc from "fast-check"

/** One press of the submit button: submission key (null without script), request and client address. */
export type Press = { key: number | null; request: number; address: number }
/** Presses that arrive at the same time, or minutes that pass. */
export type Step = { presses: Press[] } | { minutes: number }
export type Answer = { outcome: "created" | "repeated" | "conflict" | "limited"; protocol: string | null }

export const addressLimit = { points: 3, minutes: 10 }
export const phoneLimit = { points: 2, minutes: 1440 }
/** Requests 0 and 2 are from one person, so they have the same phone. */
export const phoneOf = (request: number) => request % 2

type Lead = { key: number | null; request: number; at: number; protocol: string }
type Window = { spent: number; until: number }
/** What is stored according to the rules, if the presses were handled one after the other. */
export type ModelState = { now: number; leads: Lead[]; windows: Record<string, Window> }

export const initialState: ModelState = { now: 0, leads: [], windows: {} }

// No sum is exactly ten minutes or one day, so the duration of the run itself does not matter.
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

function spendAll(state: ModelState, { request, address }: Press): ModelState["windows"] | null {
  const limits = [
    { name: `address ${address}`, ...addressLimit },
    { name: `phone ${phoneOf(request)}`, ...phoneLimit },
  ]
  const windows = { ...state.windows }
  for (const { name, points, minutes: lasts } of limits) {
    const open = windows[name]
    if (!open || open.until <= state.now) windows[name] = { spent: 1, until: state.now + lasts }
    else if (open.spent < points) windows[name] = { spent: open.spent + 1, until: open.until }
    else return null
  }
  return windows
}

/** The state after this press got this answer; null when the rules do not allow the answer. */
function afterOne(state: ModelState, press: Press, answer: Answer): ModelState | null {
  const { leads, now } = state
  const known =
    press.key === null
      ? leads.filter((lead) => lead.request === press.request && lead.at > now - 10)
      : leads.filter((lead) => lead.key === press.key)
  if (known.length > 0) {
    if (press.key !== null && known[0]?.request !== press.request)
      return answer.outcome === "conflict" ? state : null
    const isOneOfThem = known.some((lead) => lead.protocol === answer.protocol)
    return answer.outcome === "repeated" && isOneOfThem ? state : null
  }
  const windows = spendAll(state, press)
  if (!windows) return answer.outcome === "limited" ? state : null
  if (answer.outcome !== "created" || answer.protocol === null) return null
  const lead = { key: press.key, request: press.request, at: now, protocol: answer.protocol }
  return { now, windows, leads: [...leads, lead] }
}

type Answered = { press: Press; answer: Answer }

/** Every state that some order of these simultaneous presses leads to. */
function afterSome(state: ModelState, answered: readonly Answered[]): ModelState[] {
  if (answered.length === 0) return [state]
  return answered.flatMap(({ press, answer }, n) => {
    const next = afterOne(state, press, answer)
    return next ? afterSome(next, answered.toSpliced(n, 1)) : []
  })
}

/** The states that are still possible; none when the answers contradict the rules in every order. */
export function afterPresses(states: readonly ModelState[], answered: readonly Answered[]): ModelState[] {
  const possible = states.flatMap((state) => afterSome(state, answered))
  const inOrder = possible.map((state) => ({
    ...state,
    leads: state.leads.toSorted((a, b) => a.protocol.localeCompare(b.protocol)),
  }))
  return [...new Map(inOrder.map((state) => [JSON.stringify(state), state])).values()]
}

export function afterMinutes(states: readonly ModelState[], passed: number) {
  return states.map((state) => ({ ...state, now: state.now + passed }))
}
