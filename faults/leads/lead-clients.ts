import { randomUUID } from "node:crypto"
import { pause } from "../../tools/measure/run-experiments.ts"
import { openLeadSender, protocolOf, type Visitor, visitor } from "./lead-post.ts"

/** A lead that the server acknowledged, as its client recorded it. */
export type AcknowledgedLead = {
  person: Visitor
  attempts: number
  key: string
  protocol: string
  /** The same key, sent again, got another protocol. */
  hasTwoProtocols: boolean
  acknowledgedAt: number
}

type Options = {
  origin: string
  group: string
  count: number
  concurrency: number
  withinMs: number
  random: () => number
  /** Between two leads of one client; none by default. */
  pauseMs?: number
  /** Only for the control (faults/README.md): a faulty client, which uses a new key for every attempt. */
  hasNewKeyPerAttempt?: boolean
}

/** One in this number of leads is sent again after its acknowledgement, as a double click or a reload does. */
const repeatEvery = 20

/** Starts clients that post each lead with its own key until it is acknowledged, and record the response. */
export function startLeadClients(options: Options) {
  const { origin, group, count, concurrency, withinMs, random } = options
  const sender = openLeadSender(origin, concurrency)
  let deadline = Date.now() + withinMs
  const entries: AcknowledgedLead[] = []
  const failures = new Map<number, number>()
  let next = 1
  let attempts = 0
  let longestGapMs = 0
  let lastAcknowledgedAt = Date.now()

  const attempt = async (person: Visitor, key: string) => {
    attempts++
    try {
      const reply = await sender.post(person, key)
      const protocol = protocolOf(reply)
      if (!protocol) failures.set(reply.status, (failures.get(reply.status) ?? 0) + 1)
      return protocol
    } catch {
      failures.set(0, (failures.get(0) ?? 0) + 1)
      return null
    }
  }
  const untilAcknowledged = async (person: Visitor) => {
    for (let tries = 1; Date.now() < deadline; tries++) {
      const key = options.hasNewKeyPerAttempt ? randomUUID() : person.key
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
      longestGapMs = Math.max(longestGapMs, acknowledgedAt - lastAcknowledgedAt)
      lastAcknowledgedAt = acknowledgedAt
      const entry: AcknowledgedLead = { person, ...acknowledgement, hasTwoProtocols: false, acknowledgedAt }
      entries.push(entry)
      if (options.pauseMs) await pause(options.pauseMs)
      if (options.hasNewKeyPerAttempt || number % repeatEvery !== 0) continue
      const again = await untilAcknowledged(person)
      entry.hasTwoProtocols = again !== null && again.protocol !== entry.protocol
    }
  }
  const finished = Promise.all(Array.from({ length: concurrency }, client)).then(sender.close)
  return {
    entries,
    finished,
    /** No new lead is begun; those that are under way are still sent until they are acknowledged. */
    stop: () => {
      next = Number.POSITIVE_INFINITY
      return finished
    },
    /** Ends without waiting for the acknowledgement of those that are under way. */
    abandon: () => {
      deadline = 0
      return finished
    },
    attempts: () => attempts,
    /** Number of failed attempts by HTTP status; 0 means no response. */
    failures: () => Object.fromEntries(failures),
    longestGapMs: () => longestGapMs,
  }
}
