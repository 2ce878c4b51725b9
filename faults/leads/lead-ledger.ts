import { randomUUID } from "node:crypto"
import { pause } from "../../tools/measure/run-experiments.ts"
import { keepAliveAgent, postLead, protocolOf, type Visitor, visitor } from "./lead-post.ts"

/** What one client knows of its own lead. */
export type Entry = {
  person: Visitor
  attempts: number
  key: string
  protocol: string
  /** The same key sent once more was answered with another protocol. */
  isContradicted: boolean
  acknowledgedAt: number
}

type Options = {
  origin: string
  group: string
  count: number
  concurrency: number
  withinMs: number
  random: () => number
  /** The broken client of the control: every attempt has a new key. */
  hasFreshKeys?: boolean
}

/** One in so many clients sends again what was already acknowledged, as a double click or a reload does. */
const repeatEvery = 20

/** Clients that post until they are told success, each with its own key, and write down what they were told. */
export function openLedger(options: Options) {
  const { origin, group, count, concurrency, withinMs, random } = options
  const agent = keepAliveAgent(concurrency)
  const deadline = Date.now() + withinMs
  const entries: Entry[] = []
  const refusals = new Map<number, number>()
  let next = 1
  let attempts = 0
  let longestSilenceMs = 0
  let lastAcknowledgedAt = Date.now()

  const attempt = async (person: Visitor, key: string) => {
    attempts++
    try {
      const reply = await postLead(agent, origin, person, key)
      const protocol = protocolOf(reply)
      if (!protocol) refusals.set(reply.status, (refusals.get(reply.status) ?? 0) + 1)
      return protocol
    } catch {
      refusals.set(0, (refusals.get(0) ?? 0) + 1)
      return null
    }
  }
  const untilAcknowledged = async (person: Visitor) => {
    for (let tries = 1; Date.now() < deadline; tries++) {
      const key = options.hasFreshKeys ? randomUUID() : person.key
      const protocol = await attempt(person, key)
      if (protocol) return { key, protocol, attempts: tries }
      await pause(100 + random() * 200)
    }
    return null
  }
  const client = async () => {
    for (let number = next++; number <= count && Date.now() < deadline; number = next++) {
      const person = visitor(group, number)
      const told = await untilAcknowledged(person)
      if (!told) continue
      const acknowledgedAt = Date.now()
      longestSilenceMs = Math.max(longestSilenceMs, acknowledgedAt - lastAcknowledgedAt)
      lastAcknowledgedAt = acknowledgedAt
      const entry: Entry = { person, ...told, isContradicted: false, acknowledgedAt }
      entries.push(entry)
      if (options.hasFreshKeys || number % repeatEvery !== 0) continue
      const again = await untilAcknowledged(person)
      entry.isContradicted = again !== null && again.protocol !== entry.protocol
    }
  }
  const finished = Promise.all(Array.from({ length: concurrency }, client)).then(() => agent.destroy())
  return {
    entries,
    finished,
    attempts: () => attempts,
    /** How often which status was the answer instead of success; 0 stands for no answer at all. */
    refusals: () => Object.fromEntries(refusals),
    longestSilenceMs: () => longestSilenceMs,
  }
}
