import { randomUUID } from "node:crypto"
import { pause } from "../../tools/measure/run-experiments.ts"
import { keepAliveAgent, postLead, protocolOf, type Visitor, visitor } from "./lead-post.ts"

/** What one client recorded about its own lead. */
export type Entry = {
  person: Visitor
  attempts: number
  key: string
  protocol: string
  /** A repetition with the same key got another protocol. */
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
  /** For the control: a faulty client that uses a new key for every attempt. */
  hasFreshKeys?: boolean
}

/** One in this number of leads is sent again after its acknowledgement, as a double click or a reload does. */
const repeatEvery = 20

/** Clients that post each lead with its own key until it is acknowledged, and record the response. */
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
      const acknowledgement = await untilAcknowledged(person)
      if (!acknowledgement) continue
      const acknowledgedAt = Date.now()
      longestSilenceMs = Math.max(longestSilenceMs, acknowledgedAt - lastAcknowledgedAt)
      lastAcknowledgedAt = acknowledgedAt
      const entry: Entry = { person, ...acknowledgement, isContradicted: false, acknowledgedAt }
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
    /** How often each status was the response instead of success; 0 means no response. */
    refusals: () => Object.fromEntries(refusals),
    longestSilenceMs: () => longestSilenceMs,
  }
}
